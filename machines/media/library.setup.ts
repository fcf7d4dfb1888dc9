import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { withFirstPageBy, withPageBy } from '../lib/paged-list.ts';
import type { DialogsEmitted } from '../modal/dialogs.types.ts';
import { folderPath } from './library-folder.ts';
import { loadLibrary } from './library.ports.ts';
import type * as Types from './library.types.ts';
import type { PickedFile, Upload } from './upload.types.ts';
import type { UploadOrder } from './uploads.types.ts';

type Context = Types.LibraryContext;
type Page = { page: Types.LibraryPage };
type Named = { id: string };
type Changed = { upload: Upload };
type Foldered = { folder: number | null };

const ordered = (order: UploadOrder) => ({ type: 'upload.ordered' as const, order });
const waiting = ({ id, source }: PickedFile): Upload => ({
  id,
  name: source.name,
  size: source.size,
  status: 'queued',
  share: 0,
  reason: null,
  hash: null,
  picture: null,
  source,
});
const without = ({ uploads }: Context, id: string) => uploads.filter((one) => one.id !== id);
/** The folder that is looked at. */
const current = ({ folder, folders }: Context) => {
  const known = folders?.find(({ id }) => id === folder);
  if (!known) throw new Error('No folder is looked at.');
  return known;
};
const isYes = ({ answer }: DialogsEmitted) => answer.kind === 'confirmed';
const keyOf = ({ key }: Types.LibraryFile) => key;

/** The setup of the media library's chart. */
export const librarySetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.LibraryInput,
    events: {} as Types.LibraryEvent,
    emitted: {} as Types.LibraryEmitted,
    children: {} as {
      loadFirst: 'loadLibrary';
      loadMore: 'loadLibrary';
      refreshFirst: 'loadLibrary';
    },
  },
  actors: { loadLibrary },
  guards: {
    isEmpty: ({ context: { files, cursor } }) => files.length === 0 && cursor === null,
    hasMore: ({ context }) => context.cursor !== null,
    isUploaded: (_, { upload }: Changed) => upload.status === 'ready',
    isOtherFolder: ({ context }, { folder }: Foldered) =>
      context.list === 'uploaded' && folder !== context.folder,
    hasFolders: ({ context }) => context.folders !== null,
    isInFolder: ({ context: { folder, folders } }) =>
      folders?.some(({ id }) => id === folder) ?? false,
    isFolderDeleted: (_, event: DialogsEmitted) => event.dialog === 'folderDelete' && isYes(event),
    isFoldersChange: (_, event: DialogsEmitted) =>
      (event.dialog === 'folderName' || event.dialog === 'folderMove') && isYes(event),
    isOwned: ({ context }) => context.list === 'owned',
    isKnown: ({ context }, { id }: Named) => context.uploads.some((one) => one.id === id),
    isListed: ({ context }, { key }: { key: string }) =>
      context.files.some((file) => file.key === key),
    canUpload: ({ context }, { files }: { files: readonly PickedFile[] }) =>
      context.list === 'uploaded' && files.length > 0,
    isSessionOver: (_, { failure }: { failure: Failure }) => failure.kind === 'unauthenticated',
  },
  actions: {
    replaceFiles: assign((_, { page }: Page) => ({
      files: page.files,
      cursor: page.nextCursor,
      size: page.size,
      folders: page.folders,
    })),
    appendFiles: assign(({ context }, { page }: Page) => ({
      files: withPageBy(keyOf, context.files, page.files),
      cursor: page.nextCursor,
      size: page.size,
    })),
    /** What was read after the first page stays where that page leads on to it. */
    refreshFiles: assign(({ context: { files, cursor } }, { page }: Page) => {
      const next = { entries: page.files, cursor: page.nextCursor };
      const read = withFirstPageBy(keyOf, { entries: files, cursor }, next);
      const { size, folders } = page;
      return { files: read.entries, cursor: read.cursor, size, folders };
    }),
    storeFolder: assign((_, params: Foldered) => params),
    dropFiles: assign({ files: [], cursor: null }),
    requestFolder: emit({
      type: 'dialog.requested',
      id: 'library-folder',
      dialog: 'folderName',
      input: { folder: null },
    }),
    requestName: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: 'library-folder-name',
      dialog: 'folderName' as const,
      input: { folder: current(context) },
    })),
    requestEnd: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: 'library-folder-end',
      dialog: 'folderDelete' as const,
      input: { folder: current(context) },
    })),
    leaveFolder: emit({ type: 'location.requested', path: folderPath(null) }),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    openFile: emit(({ context: { files, list, folder } }, { key }: { key: string }) => ({
      type: 'dialog.requested' as const,
      id: 'library-viewer',
      dialog: 'viewer' as const,
      input: {
        files,
        index: files.findIndex((file) => file.key === key),
        isOwn: list === 'uploaded',
        folder,
      },
    })),
    announceExpiry: emit({ type: 'session.expired' }),
    addUploads: assign(({ context }, { files }: { files: readonly PickedFile[] }) => ({
      uploads: [...context.uploads, ...files.map(waiting)],
    })),
    orderUploads: enqueueActions(
      ({ enqueue, self }, { files }: { files: readonly PickedFile[] }) => {
        for (const file of files)
          enqueue.emit(ordered({ type: 'upload.add', purpose: 'post', asker: self, ...file }));
      },
    ),
    storeUpload: assign(({ context }, { upload }: Changed) => ({
      uploads: context.uploads.map((one) => (one.id === upload.id ? upload : one)),
    })),
    dropUploaded: assign(({ context }, { upload }: Changed) => ({
      uploads: without(context, upload.id),
    })),
    releaseUploaded: emit((_, { upload }: Changed) =>
      ordered({ type: 'upload.cancel', id: upload.id }),
    ),
    dropUpload: assign(({ context }, { id }: Named) => ({ uploads: without(context, id) })),
    cancelUpload: emit((_, { id }: Named) => ordered({ type: 'upload.cancel', id })),
    retryUpload: emit((_, { id }: Named) => ordered({ type: 'upload.retry', id })),
  },
});
