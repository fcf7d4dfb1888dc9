import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { heldFile } from '../lib/held-file.ts';
import { withFirstPageBy, withPageBy } from '../lib/paged-list.ts';
import { emittedOf } from '../parts/children.ts';
import { replaced } from '../parts/paged-list.ts';
import * as uploads from '../parts/uploads-of-form.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { FileDetailsDialog } from './inspection.types.ts';
import type { FilesDeleteDialog } from './files-delete.types.ts';
import type { FolderDeleteDialog } from './folder-delete.types.ts';
import type { FolderMoveDialog } from './folder-move.types.ts';
import type { FolderNameDialog } from './folder-name.types.ts';
import type { LibraryFilters } from './viewer.types.ts';
import type { LibraryFile } from './library-file.types.ts';
import { libraryPath, noFilters } from './library-filters.ts';
import {
  hashesOf,
  deletionRequest,
  detailsRequest,
  endRequest,
  inspectedOf,
  nameRequest,
  newFolderRequest,
  viewerRequest,
} from './library-requests.ts';
import { form, hasRow, isOver, isProcessedElsewhere, unfollowed } from './library-uploads.ts';
import { selectionMachine } from './selection.machine.ts';
import type { SelectionEmitted } from './selection.types.ts';
import { loadLibrary } from './library.ports.ts';
import type * as Types from './library.types.ts';
import type { PickedFile, Upload } from './uploaded.types.ts';

type Context = Types.LibraryContext;
type Page = { page: Types.LibraryPage };
type Named = { id: string };
type Keyed = { key: string };
type Changed = { upload: Upload };
type Foldered = { folder: number | null };
type Narrowed = { filters: Partial<LibraryFilters> };
type Place = Foldered & Narrowed;

const without = ({ uploads }: Context, id: string) => uploads.filter((one) => one.id !== id);
const isYes = ({ answer }: DialogsEmitted) => answer.kind === 'confirmed';
const isOther = (context: Context, folder: number | null, filters: Narrowed['filters']) =>
  libraryPath(context.folder, context.filters) !==
  libraryPath(folder, { ...context.filters, ...filters });
const keyOf = ({ key }: LibraryFile) => key;

const fileDetails: FileDetailsDialog['name'] = 'fileDetails';
const filesDelete: FilesDeleteDialog['name'] = 'filesDelete';
const folderDelete: FolderDeleteDialog['name'] = 'folderDelete';
const folderMove: FolderMoveDialog['name'] = 'folderMove';
const folderName: FolderNameDialog['name'] = 'folderName';

/** Pages of the media library, its folders, and the uploads that are shown in it. */
export const librarySetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.LibraryInput,
    events: {} as Types.LibraryEvent,
    emitted: {} as Types.LibraryEmitted,
    children: {} as Record<'loadFirst' | 'loadMore' | 'refreshFirst', 'loadLibrary'> & {
      selection: 'selection';
    },
  },
  actors: { loadLibrary, selection: selectionMachine },
  delays: { debounce: 300 },
  guards: {
    /** A page of files that are all gone by now may lead on to others. */
    isEmpty: ({ context: { entries, cursor } }) => entries.length === 0 && cursor === null,
    hasMore: ({ context }) => context.cursor !== null,
    isUploaded: (_, { upload }: Changed) => upload.status === 'ready',
    isFollowedOver: ({ context }, { upload }: Changed) =>
      context.followed.includes(upload.id) && isOver(upload),
    /** The server does not answer about it: the next reading of the list follows it again. */
    isFollowedLost: ({ context }, { upload }: Changed) =>
      context.followed.includes(upload.id) && upload.status === 'failed',
    isElsewhere: ({ context }, { folder, filters }: Place) =>
      context.list === 'uploaded' && isOther(context, folder, filters),
    isNarrowedAnew: ({ context }, { filters }: Narrowed) =>
      context.list === 'uploaded' && isOther(context, context.folder, filters),
    isSearchable: ({ context }) => context.list === 'uploaded',
    hasFolders: ({ context }) => context.folders !== null,
    isInFolder: ({ context: { folder, folders } }) =>
      folders?.some(({ id }) => id === folder) ?? false,
    isFolderDeleted: (_, event: DialogsEmitted) => event.dialog === folderDelete && isYes(event),
    isInspected: (_, event: DialogsEmitted) => event.dialog === fileDetails && isYes(event),
    isDeletionAsked: (_, event: DialogsEmitted) =>
      event.dialog === fileDetails && isYes(event) && inspectedOf(event).next === 'deletion',
    isFilesDeleted: (_, event: DialogsEmitted) => event.dialog === filesDelete && isYes(event),
    isFilesMoved: (_, event: DialogsEmitted) => event.dialog === folderMove && isYes(event),
    isFolderNamed: (_, event: DialogsEmitted) => event.dialog === folderName && isYes(event),
    isDropped: (_, { emitted }: { emitted: SelectionEmitted }) => emitted.type === 'files.dropped',
    /** Sent by another page or device: what this page sent, and what it follows, it has read itself. */
    isProcessedElsewhere: ({ context }, { hash }: { hash: string }) =>
      isProcessedElsewhere(context, hash),
    isOwned: ({ context }) => context.list === 'owned',
    isKnown: ({ context }, { id }: Named) => context.uploads.some((one) => one.id === id),
    isListed: ({ context }, { key }: Keyed) => context.entries.some((file) => file.key === key),
    isOwnListed: ({ context: { list, entries } }, { key }: Keyed) =>
      list === 'uploaded' && entries.some((file) => file.key === key),
    canUpload: ({ context }, { files }: { files: readonly PickedFile[] }) =>
      context.list === 'uploaded' && files.length > 0,
  },
  actions: {
    replacePage: assign((list, { page }: Page) => ({
      ...replaced(list, { page }),
      size: page.size,
      folders: page.folders,
    })),
    appendPage: assign(({ context }, { page }: Page) => ({
      entries: withPageBy(keyOf, context.entries, page.entries),
      cursor: page.cursor,
      size: page.size,
    })),
    /** Keeps the pages after the first where the new first page still leads on to them. */
    refreshPage: assign(({ context }, { page }: Page) => ({
      ...withFirstPageBy(keyOf, context, page),
      size: page.size,
      folders: page.folders,
    })),
    storePlace: assign(({ context }, { folder, filters }: Place) => ({
      folder,
      filters: { ...context.filters, ...filters },
    })),
    storeFilters: assign(({ context }, { filters }: Narrowed) => ({
      filters: { ...context.filters, ...filters },
    })),
    storeSearch: assign(({ context }, { text }: { text: string }) => ({
      filters: { ...context.filters, search: text },
    })),
    clearFilters: assign({ filters: noFilters }),
    /** The address is where the filters are kept: a reload, Back and a copied link find them. */
    requestLocation: emit(({ context: { folder, filters } }) => ({
      type: 'location.requested' as const,
      path: libraryPath(folder, filters),
      replace: true as const,
    })),
    dropFiles: assign({ entries: [], cursor: null }),
    /** The chosen files are always among those listed. */
    notifySelection: sendTo('selection', ({ context: { list, entries, folder } }) => ({
      type: 'files.listed',
      hashes: list === 'owned' ? [] : entries.map(({ hash }) => hash),
      folder,
    })),
    clearSelection: sendTo('selection', { type: 'selection.clear' }),
    forward: emit(emittedOf<SelectionEmitted>),
    showFolders: assign({ showsAllFolders: true }),
    switchFolders: assign(({ context }) => ({ showsAllFolders: !context.showsAllFolders })),
    requestFolder: emit(newFolderRequest),
    requestName: emit(({ context }) => nameRequest(context)),
    requestEnd: emit(({ context }) => endRequest(context)),
    leaveFolder: emit({ type: 'location.requested', path: libraryPath(null) }),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    openFile: emit(({ context }, { key }: Keyed) => viewerRequest(context, key)),
    inspectFile: emit(({ context }, { key }: Keyed) => detailsRequest(context, key)),
    requestDeletion: emit((_, event: DialogsEmitted) => deletionRequest(inspectedOf(event).hash)),
    /** The list was not read again: it may hold newer addresses than the dialog had. */
    storeChanges: assign(({ context }, event: DialogsEmitted) => {
      const { hash, changes } = inspectedOf(event);
      return {
        entries: context.entries.map((file) =>
          file.hash === hash ? { ...file, ...changes } : file,
        ),
      };
    }),
    /** Out of the folder that is looked at; they stay among all files. */
    dropMoved: assign(({ context: { folder, entries } }, event: DialogsEmitted) => ({
      entries:
        folder === null ? entries : entries.filter(({ hash }) => !hashesOf(event).includes(hash)),
    })),
    dropDeleted: assign(({ context }, event: DialogsEmitted) => ({
      entries: context.entries.filter(({ hash }) => !hashesOf(event).includes(hash)),
    })),
    addUploads: assign(({ context }, { files }: { files: readonly PickedFile[] }) => ({
      uploads: [...context.uploads, ...files.map(uploads.chosenUpload)],
    })),
    orderUploads: enqueueActions(
      ({ enqueue, self }, { files }: { files: readonly PickedFile[] }) => {
        for (const order of uploads.addOrders(files, form(self))) enqueue.emit(order);
      },
    ),
    followFiles: enqueueActions(({ context, enqueue, self }) => {
      const hashes = unfollowed(context);
      const files = hashes.map((hash) => heldFile({ hash, name: '', size: 0 }));
      enqueue.assign({ followed: [...context.followed, ...hashes] });
      for (const order of uploads.followOrders(files, form(self))) enqueue.emit(order);
    }),
    dropFollowed: assign(({ context }, { upload }: Changed) => ({
      followed: context.followed.filter((hash) => hash !== upload.id),
    })),
    adoptUploads: enqueueActions(({ context: { list }, enqueue, self }) => {
      if (list === 'owned') return;
      const order = { type: 'upload.adopt', asker: self, ids: 'library' } as const;
      enqueue.emit({ type: 'upload.ordered', order });
    }),
    /** Also of one that another library began; one that was removed, or is followed, has no row. */
    storeUpload: assign(({ context }, { upload }: Changed) => ({
      uploads: hasRow(context, upload)
        ? uploads.withUpload(context.uploads, upload)
        : [...context.uploads, upload],
    })),
    dropUploaded: assign(({ context }, { upload }: Changed) => ({
      uploads: without(context, upload.id),
    })),
    releaseUploaded: emit((_, { upload }: Changed) => uploads.cancelOrder(_, upload)),
    dropUpload: assign(({ context }, { id }: Named) => ({ uploads: without(context, id) })),
    cancelUpload: emit(uploads.cancelOrder),
    retryUpload: emit(uploads.retryOrder),
    answerDuplicate: emit(uploads.duplicateOrder),
  },
});
