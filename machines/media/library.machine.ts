import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { folderOf } from './library-folder.ts';
import { librarySetup } from './library.setup.ts';
import type { LibraryContext, LibraryEvent } from './library.types.ts';

type Moved = Extract<LibraryEvent, { type: 'location.changed' }>;

const start = ({ context: { list, folder } }: { context: LibraryContext }) => ({
  list,
  folder,
  cursor: null,
});
const named = ({ event }: { event: Moved }) => ({ folder: folderOf(event.location.query) });
const gone = {
  guard: { type: 'isFolderDeleted', params: eventOf },
  actions: 'leaveFolder',
} as const;
const uploaded = [
  { type: 'dropUploaded', params: eventOf },
  { type: 'releaseUploaded', params: eventOf },
] as const;
const changes = {
  'upload.changed': [
    {
      guard: { type: 'isUploaded', params: eventOf },
      target: '#library.refreshing',
      actions: uploaded,
    },
    { actions: { type: 'storeUpload', params: eventOf } },
  ],
  'purchase.settled': { guard: 'isOwned', target: '#library.refreshing' },
  'dialog.answered': [
    gone,
    { guard: { type: 'isFoldersChange', params: eventOf }, target: '#library.refreshing' },
  ],
} as const;

/** One list of the media library, page by page, and the files that are added to it. */
export const libraryMachine = librarySetup.createMachine({
  id: 'library',
  description: 'A member looks through their own files or through what they bought, and uploads.',
  meta: { requirement: 'spec §2 library; peers §2.7; contract §8.3' },
  context: ({ input }) => ({
    ...input,
    files: [],
    cursor: null,
    size: null,
    folders: null,
    uploads: [],
    failure: null,
  }),
  initial: 'loading',
  on: {
    'location.changed': {
      guard: { type: 'isOtherFolder', params: named },
      target: '.loading',
      actions: [{ type: 'storeFolder', params: named }, 'dropFiles'],
    },
    'folder.create': { guard: 'hasFolders', actions: 'requestFolder' },
    'folder.rename': { guard: 'isInFolder', actions: 'requestName' },
    'folder.delete': { guard: 'isInFolder', actions: 'requestEnd' },
    'dialog.answered': [
      gone,
      { guard: { type: 'isFoldersChange', params: eventOf }, target: '.loading' },
    ],
    'files.choose': {
      guard: { type: 'canUpload', params: eventOf },
      actions: [
        { type: 'addUploads', params: eventOf },
        { type: 'orderUploads', params: eventOf },
      ],
    },
    'upload.changed': [
      { guard: { type: 'isUploaded', params: eventOf }, target: '.loading', actions: uploaded },
      { actions: { type: 'storeUpload', params: eventOf } },
    ],
    'purchase.settled': { guard: 'isOwned', target: '.loading' },
    'file.open': {
      guard: { type: 'isListed', params: eventOf },
      actions: { type: 'openFile', params: eventOf },
    },
    'upload.drop': {
      guard: { type: 'isKnown', params: eventOf },
      actions: [
        { type: 'dropUpload', params: eventOf },
        { type: 'cancelUpload', params: eventOf },
      ],
    },
    'upload.repeat': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'retryUpload', params: eventOf },
    },
  },
  states: {
    loading: {
      description: 'The first files are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFirst',
        src: 'loadLibrary',
        input: start,
        onDone: { target: 'sorting', actions: { type: 'replaceFiles', params: pageOf } },
        onError: [whenSessionOver('failed'), whenUnread('failed')],
      },
    },
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Files are shown and there are more.',
      on: { ...changes, 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      on: changes,
      invoke: {
        id: 'loadMore',
        src: 'loadLibrary',
        input: ({ context: { list, folder, cursor } }) => ({ list, folder, cursor }),
        onDone: { target: 'sorting', actions: { type: 'appendFiles', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    exhausted: { description: 'Every file is shown.', on: changes },
    empty: { description: 'There is no file; it says what would be here.', on: changes },
    interrupted: {
      description: 'The next page did not come; a row offers to try again.',
      on: {
        ...changes,
        'library.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    refreshing: {
      description: 'A file was added: the first page is read again behind the list.',
      on: changes,
      invoke: {
        id: 'refreshFirst',
        src: 'loadLibrary',
        input: start,
        onDone: { target: 'sorting', actions: { type: 'refreshFiles', params: pageOf } },
        onError: [whenSessionOver('unrefreshed'), whenUnread('unrefreshed')],
      },
    },
    unrefreshed: {
      description: 'What was added is not in the list yet; a row offers to read it again.',
      on: {
        ...changes,
        'library.retry': { target: 'refreshing' },
        'connection.restored': { target: 'refreshing' },
      },
    },
    failed: {
      description: 'The files could not be read at all.',
      on: {
        'library.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
  },
});
