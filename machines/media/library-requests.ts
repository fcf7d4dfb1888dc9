import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { FileDetailsAnswer, FileDetailsDialog } from './inspection.types.ts';
import type { FilesDeleteDialog } from './files-delete.types.ts';
import type { FolderDeleteDialog } from './folder-delete.types.ts';
import type { FolderNameDialog } from './folder-name.types.ts';
import { libraryPath } from './library-filters.ts';
import type { LibraryContext } from './library.types.ts';
import type { ViewerDialog } from './viewer.types.ts';

/** Number of files that are listed, loaded or not; null where the server does not count them. */
const countOf = ({ folder, folders, size, filters }: LibraryContext): number | null => {
  if (libraryPath(folder, filters) !== libraryPath(folder)) return null;
  if (folder === null) return size?.count ?? null;
  return folders?.find(({ id }) => id === folder)?.count ?? null;
};

/** Asks for the viewer with all listed files, one of them in front. */
export function viewerRequest(context: LibraryContext, key: string): DialogRequested<ViewerDialog> {
  const { entries: files, list, folder, filters, cursor } = context;
  return {
    type: 'dialog.requested',
    id: 'library-viewer',
    dialog: 'viewer',
    input: {
      place: 'library',
      files,
      index: files.findIndex((file) => file.key === key),
      count: countOf(context),
      more: cursor === null ? null : { list, folder, filters, cursor },
      isOwn: list === 'uploaded',
      folder,
    },
  };
}

/** Asks for the facts of a listed file. */
export function detailsRequest(
  { entries }: LibraryContext,
  key: string,
): DialogRequested<FileDetailsDialog> {
  const file = entries.find((one) => one.key === key);
  if (!file) throw new Error('The file is not listed.');
  return { type: 'dialog.requested', id: 'library-file', dialog: 'fileDetails', input: { file } };
}

/** The folder that is looked at. */
const current = ({ folder, folders }: LibraryContext) => {
  const known = folders?.find(({ id }) => id === folder);
  if (!known) throw new Error('No folder is looked at.');
  return known;
};

/** Asks for the name of a new folder. */
export const newFolderRequest: DialogRequested<FolderNameDialog> = {
  type: 'dialog.requested',
  id: 'library-folder',
  dialog: 'folderName',
  input: { folder: null },
};

/** Asks for another name of the folder that is looked at. */
export const nameRequest = (context: LibraryContext): DialogRequested<FolderNameDialog> => ({
  type: 'dialog.requested',
  id: 'library-folder-name',
  dialog: 'folderName',
  input: { folder: current(context) },
});

/** Asks for the end of the folder that is looked at. */
export const endRequest = (context: LibraryContext): DialogRequested<FolderDeleteDialog> => ({
  type: 'dialog.requested',
  id: 'library-folder-end',
  dialog: 'folderDelete',
  input: { folder: current(context) },
});

/** Asks for the deletion of one file. */
export const deletionRequest = (hash: string): DialogRequested<FilesDeleteDialog> => ({
  type: 'dialog.requested',
  id: 'library-delete',
  dialog: 'filesDelete',
  input: { hashes: [hash] },
});

/** Value of a dialog that was confirmed. */
function valueOf({ answer }: DialogsEmitted): unknown {
  if (answer.kind !== 'confirmed') throw new Error('The dialog was not confirmed.');
  return answer.value;
}

/** The answer of the details of a file. */
export const inspectedOf = (event: DialogsEmitted): FileDetailsAnswer =>
  valueOf(event) as FileDetailsAnswer;

/** The hashes that a deletion or a move answers. */
export const hashesOf = (event: DialogsEmitted): readonly string[] =>
  valueOf(event) as readonly string[];
