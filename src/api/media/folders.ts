import type { Folder } from '#machines/media/folder-name.types.ts';
import type { FolderChange } from '#machines/people/undo.types.ts';
import type { FilesMoved } from '#machines/media/folder-move.types.ts';
import type { FolderMoveRequest } from '#src/contract/media/folder.ts';
import type { Http } from '../lib/http.types.ts';
import { folderAnswer, folderMoveAnswer, foldersAnswer } from './wire-library.ts';

const folders = '/api/v1/library/folders';
const move = '/api/v1/library/move';

type Changes = FolderMoveRequest['changes'];

/** `POST /library/folders` for a new one (`id` null), else `PATCH /library/folders/{id}`. */
export const saveFolder = async (
  http: Http,
  { id, name }: { id: number | null; name: string },
): Promise<Folder> => {
  const answer =
    id === null
      ? await http.post<unknown>(folders, { name })
      : await http.patch<unknown>(`${folders}/${id}`, { name });
  return folderAnswer(answer).data;
};

/** `GET /library/folders`, by name. */
export const listFolders = async (http: Http): Promise<Folder[]> =>
  foldersAnswer(await http.get<unknown>(folders)).data;

/**
 * `POST /library/move`: into one folder, out of another; either may be null, and they differ. At most
 * 500 files. Answers with what changed by it, for `undoMove`; files that are gone are left out. Throws
 * a Failure, `notFound` for a folder that is gone.
 */
export const moveFiles = async (
  http: Http,
  { hashes, from, to }: FilesMoved,
): Promise<readonly FolderChange[]> => {
  const changes: Changes = [];
  if (to !== null) changes.push({ folder_id: to, add: [...hashes], remove: [] });
  if (from !== null && from !== to) changes.push({ folder_id: from, add: [], remove: [...hashes] });
  const { data } = folderMoveAnswer(await http.post<unknown>(move, { changes }));
  return data.map(({ folder_id: folder, added, removed }) => ({ folder, added, removed }));
};

/** `POST /library/move` with what a move added and removed swapped; nothing is sent where nothing changed. */
export const undoMove = async (http: Http, changes: readonly FolderChange[]): Promise<void> => {
  const swapped: Changes = changes
    .filter(({ added, removed }) => added.length + removed.length > 0)
    .map(({ folder, added, removed }) => ({
      folder_id: folder,
      add: [...removed],
      remove: [...added],
    }));
  if (swapped.length > 0) await http.post(move, { changes: swapped });
};

/** `DELETE /library/folders/{id}`: the files stay. */
export const deleteFolder = (http: Http, id: number): Promise<void> =>
  http.delete(`${folders}/${id}`);
