import type { Folder } from '#machines/media/folder-name.types.ts';
import type { FilesMoved } from '#machines/media/folder-move.types.ts';
import type { Http } from '../lib/http.types.ts';
import { folderAnswer, foldersAnswer } from './wire-library.ts';

const folders = '/api/v1/library/folders';

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

/** `POST /library/folders/{id}/items`: into one folder, out of another; either may be null. */
export const moveFiles = async (http: Http, { hashes, from, to }: FilesMoved): Promise<void> => {
  if (to !== null) await http.post(`${folders}/${to}/items`, { add: hashes });
  if (from !== null && from !== to) await http.post(`${folders}/${from}/items`, { remove: hashes });
};

/** `DELETE /library/folders/{id}`: the files stay. */
export const deleteFolder = (http: Http, id: number): Promise<void> =>
  http.delete(`${folders}/${id}`);
