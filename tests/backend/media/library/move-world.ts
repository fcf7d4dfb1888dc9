import { expect } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { folderItems } from '#src/backend/db/schema/library.ts';
import {
  folderAnswer,
  folderMoveAnswer,
  type FolderMoveAnswer,
} from '#src/contract/media/folder.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { storeFile } from '../../world.ts';

export const movePath = '/api/v1/library/move';

export interface Change {
  folder_id: number;
  add?: readonly string[];
  remove?: readonly string[];
}
export type Changed = FolderMoveAnswer['data'];

export const makeFolder = async (by: Browser, name: string) => {
  const answer = await by.post('/api/v1/library/folders', { name });
  return folderAnswer.parse(await answer.json()).data.id;
};

/** Two empty folders of ada's, and what moves files between them. */
export async function openFolders() {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const [sea, fog] = [await makeFolder(ada, 'Sea'), await makeFolder(ada, 'Fog')];
  const send = (changes: readonly Change[]) => ada.post(movePath, { changes });
  return {
    backend,
    ada,
    sea,
    fog,
    send,
    move: async (...changes: Change[]): Promise<Changed> => {
      const answer = await send(changes);
      expect(answer.status).toBe(200);
      return folderMoveAnswer.parse(await answer.json()).data;
    },
    /** All that is in folders, in order. */
    inFolders: async () =>
      (await backend.db.select().from(folderItems))
        .map(({ folderId, fileHash }) => `${folderId} ${fileHash}`)
        .toSorted(),
    /** So many files of ada's, by their hashes, in order. */
    someFiles: async (count: number, name = 'f') => {
      const row = await storeFile(backend, 'ada', { hash: `${name}000` });
      const hashes = Array.from(
        { length: count },
        (_, each) => `${name}${String(each).padStart(3, '0')}`,
      );
      const rest = hashes.slice(1).map((hash) => ({ ...row, hash }));
      if (rest.length > 0) await backend.db.insert(files).values(rest);
      return hashes;
    },
  };
}
export type FolderWorld = Awaited<ReturnType<typeof openFolders>>;

/** The call that undoes a move. */
export const swapped = (changed: Changed) =>
  changed.map((one): Change => ({
    folder_id: one.folder_id,
    add: one.removed,
    remove: one.added,
  }));

/** The same answer with its hashes in order. */
export const ordered = (changed: Changed): Changed =>
  changed.map((one) => ({
    ...one,
    added: one.added.toSorted(),
    removed: one.removed.toSorted(),
  }));
