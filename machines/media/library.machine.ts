import { whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { childOf, forwarding } from '../parts/children.ts';
import { firstPageStates, noPages, pageStatesWith, refreshStates } from '../parts/paged-list.ts';
import { filtersOf, folderOf } from './library-filters.ts';
import { librarySetup } from './library.setup.ts';
import type { LibraryContext, LibraryEvent } from './library.types.ts';

/** Number of files that one call moves or deletes. */
const mostAtOnce = 500;

type Moved = Extract<LibraryEvent, { type: 'location.changed' }>;

const listing = {
  load: 'loadLibrary',
  what: 'files',
  input: ({ list, folder, filters }: LibraryContext, cursor: string | null) => ({
    list,
    folder,
    filters,
    cursor,
  }),
} as const;
const placeOf = ({ event }: { event: Moved }) => ({
  folder: folderOf(event.location.query),
  filters: filtersOf(event.location.query),
});
const changed = { type: 'storeChanges', params: eventOf } as const;
const unwanted = {
  guard: { type: 'isDeletionAsked', params: eventOf },
  actions: [changed, { type: 'requestDeletion', params: eventOf }],
} as const;
const inspected = { guard: { type: 'isInspected', params: eventOf }, actions: changed } as const;
const deleted = {
  guard: { type: 'isFilesDeleted', params: eventOf },
  actions: [{ type: 'dropDeleted', params: eventOf }, 'notifySelection'],
} as const;
const anew = { target: '#library.refreshing', reenter: true } as const;
const gone = {
  guard: { type: 'isFolderDeleted', params: eventOf },
  actions: 'leaveFolder',
} as const;
const moved = {
  guard: { type: 'isFilesMoved', params: eventOf },
  actions: [{ type: 'dropMoved', params: eventOf }, 'clearSelection'],
} as const;
/** A new folder is shown, wherever it stands by its name. */
const named = {
  guard: { type: 'isFolderNamed', params: eventOf },
  actions: 'showFolders',
} as const;
const uploaded = [
  { type: 'dropUploaded', params: eventOf },
  { type: 'releaseUploaded', params: eventOf },
] as const;
const followed = [
  { type: 'dropFollowed', params: eventOf },
  { type: 'releaseUploaded', params: eventOf },
] as const;
const processed = { guard: { type: 'isProcessedElsewhere', params: eventOf } } as const;
const dropped = { guard: { type: 'isDropped', params: eventOf } } as const;
/** Listed pages stay while their first is read again; the rest is as anywhere. */
const changes = {
  'upload.changed': [
    { guard: { type: 'isFollowedOver', params: eventOf }, ...anew, actions: followed },
    { guard: { type: 'isUploaded', params: eventOf }, ...anew, actions: uploaded },
  ],
  'purchase.settled': { guard: 'isOwned', ...anew },
  'file.processed': { ...processed, ...anew },
  'child.emitted': { ...dropped, ...anew },
  'dialog.answered': [
    { ...deleted, ...anew },
    { ...moved, ...anew },
    { ...named, ...anew },
  ],
} as const;
const pages = pageStatesWith(listing, changes);
const { refreshing } = refreshStates(listing);

/** One list of the media library, page by page, and the files that are added to it. */
export const libraryMachine = librarySetup.createMachine({
  id: 'library',
  description: 'A member looks through their own files or through what they bought, and uploads.',
  meta: { requirement: 'spec §2 library; peers §2.7; contract §8.3' },
  context: ({ input, spawn, self }) => ({
    ...input,
    ...noPages,
    size: null,
    folders: null,
    showsAllFolders: false,
    uploads: [],
    followed: [],
    selection: childOf(self, spawn('selection', { id: 'selection', input: { most: mostAtOnce } })),
  }),
  entry: 'adoptUploads',
  initial: 'loading',
  on: {
    'location.changed': {
      guard: { type: 'isElsewhere', params: placeOf },
      target: '.loading',
      actions: [{ type: 'storePlace', params: placeOf }, 'dropFiles', 'notifySelection'],
    },
    'filters.change': {
      guard: { type: 'isNarrowedAnew', params: eventOf },
      target: '.loading',
      actions: [
        { type: 'storeFilters', params: eventOf },
        'dropFiles',
        'notifySelection',
        'requestLocation',
      ],
    },
    'filters.clear': {
      guard: 'isSearchable',
      target: '.loading',
      actions: ['clearFilters', 'dropFiles', 'notifySelection', 'requestLocation'],
    },
    'search.change': {
      guard: 'isSearchable',
      target: '.typing',
      actions: { type: 'storeSearch', params: eventOf },
    },
    'folders.switch': { guard: 'hasFolders', actions: 'switchFolders' },
    'folder.create': { guard: 'hasFolders', actions: 'requestFolder' },
    'folder.rename': { guard: 'isInFolder', actions: 'requestName' },
    'folder.delete': { guard: 'isInFolder', actions: 'requestEnd' },
    'dialog.answered': [
      gone,
      unwanted,
      inspected,
      { ...deleted, target: '.loading' },
      { ...moved, target: '.loading' },
      { ...named, target: '.loading' },
    ],
    'files.restored': { target: '.loading' },
    'child.emitted': [{ ...dropped, target: '.loading' }, forwarding['child.emitted']],
    'files.choose': {
      guard: { type: 'canUpload', params: eventOf },
      actions: [
        { type: 'addUploads', params: eventOf },
        { type: 'orderUploads', params: eventOf },
      ],
    },
    'upload.changed': [
      { guard: { type: 'isFollowedOver', params: eventOf }, target: '.loading', actions: followed },
      { guard: { type: 'isFollowedLost', params: eventOf }, actions: followed },
      { guard: { type: 'isUploaded', params: eventOf }, target: '.loading', actions: uploaded },
      { actions: { type: 'storeUpload', params: eventOf } },
    ],
    'purchase.settled': { guard: 'isOwned', target: '.loading' },
    'file.processed': { ...processed, target: '.loading' },
    'file.open': {
      guard: { type: 'isListed', params: eventOf },
      actions: { type: 'openFile', params: eventOf },
    },
    'file.inspect': {
      guard: { type: 'isOwnListed', params: eventOf },
      actions: { type: 'inspectFile', params: eventOf },
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
    'duplicate.use': { actions: { type: 'answerDuplicate', params: eventOf } },
    'duplicate.send': { actions: { type: 'answerDuplicate', params: eventOf } },
  },
  states: {
    ...firstPageStates(listing, 'sorting'),
    typing: {
      description: 'Words are being typed; the list stays until they rest.',
      after: {
        debounce: {
          target: 'loading',
          actions: ['dropFiles', 'notifySelection', 'requestLocation'],
        },
      },
    },
    ...pages,
    sorting: {
      ...pages.sorting,
      description: 'What has come says where it goes on; what is still made ready is followed.',
      entry: ['followFiles', 'notifySelection'],
    },
    refreshing: {
      ...refreshing,
      on: changes,
      invoke: { ...refreshing.invoke, onError: whenUnread('unrefreshed') },
    },
    unrefreshed: {
      description: 'What was added is not in the list yet; a row offers to read it again.',
      on: {
        ...changes,
        'list.retry': { target: 'refreshing' },
        'connection.restored': { target: 'refreshing' },
      },
    },
  },
});
