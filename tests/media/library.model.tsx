import { noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import { selectionMachine } from '#machines/media/selection.machine.ts';
import type { LibraryPage } from '#machines/media/library.types.ts';
import { isNarrowed } from '#src/views/media/library-choices.ts';
import { LibraryView } from '#src/views/media/library.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { captionsAdded, deletionAsked } from '#stories/media/file-details.fixtures.ts';
import { boughtFile, foldersOf, ownFile } from '#stories/media/library.fixtures.ts';
import { filesOf, upload, uploadId } from '#stories/media/media.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';
import { isAside, isOccupied, isTended, withoutControl } from './library-cases.ts';

const size = { count: 40, bytes: 1_000_000, storage: 20_000_000_000 };
const pageOf = (
  entries: LibraryPage['entries'],
  cursor: string | null,
  of: LibraryPage['size'] = size,
): LibraryPage => ({
  entries,
  cursor,
  size: of,
  folders: of && foldersOf(30, 7),
});
/** Long enough that the end is not in sight. */
const many = Array.from({ length: 60 }, (_, number) => ownFile(number));
const chosen = { id: uploadId, source: { name: 'lake.jpg', size: 3, type: 'image/jpeg' } };
/** Its name, in the names of its buttons. */
const lake = { file: 'lake-1.jpg' };
/** Still made ready, and sent by an earlier visit. */
const pending = ownFile(1, { url: null, thumbUrl: null });
const failed = upload({ id: chosen.id, status: 'failed', reason: { kind: 'offline' } });

const moveAsked = {
  type: 'dialog.requested',
  id: 'library-move',
  dialog: 'folderMove',
  input: { hashes: ['hash-1'], from: null },
} as const;
const answered = (dialog: string) => ({
  id: 'asked',
  dialog,
  answer: { kind: 'confirmed' as const, value: null },
});
export default defineModel({
  machine: libraryMachine,
  View: LibraryView,
  inputs: [
    { list: 'uploaded', folder: null, filters: noFilters, kinds: ['image/jpeg'] },
    { list: 'owned', folder: null, filters: noFilters, kinds: ['image/jpeg'] },
  ],
  children: { selection: selectionMachine },
  cases: {
    events: {
      // The same intent is not chosen twice.
      'files.choose': (context) =>
        context.uploads.length === 0 && !isNarrowed(context.filters) && !isTended(context)
          ? [{ files: [chosen] }]
          : [],
      'upload.changed': ({ uploads, followed }) => [
        ...uploads.flatMap(() => [
          { upload: failed },
          { upload: upload({ id: chosen.id, status: 'duplicate' }) },
          { upload: upload({ id: chosen.id, status: 'ready' }) },
        ]),
        ...followed
          .slice(uploads.length)
          .flatMap((id) => [
            { upload: upload({ id, status: 'processing' }) },
            { upload: upload({ id, status: 'failed', hash: id, reason: { kind: 'gone' } }) },
            { upload: upload({ id, status: 'failed', hash: id, reason: { kind: 'offline' } }) },
          ]),
      ],
      'location.changed': (context) =>
        isTended(context) ? [] : ['7', 'x'].map((folder) => ({ location: { query: { folder } } })),
      'filters.change': (context) =>
        isAside(context) ? [] : [{ filters: { unused: true } }, { filters: { kind: null } }],
      'search.change': (context) => (isAside(context) ? [] : [{ text: 'lake' }]),
      'dialog.answered': (context) =>
        isOccupied(context)
          ? []
          : [
              answered('folderName'),
              {
                ...answered('folderMove'),
                answer: { kind: 'confirmed' as const, value: ['hash-1'] },
              },
              answered('folderDelete'),
              ...[deletionAsked, ...(isAside(context) ? [] : [captionsAdded])].map((value) => ({
                ...answered('fileDetails'),
                answer: { kind: 'confirmed' as const, value },
              })),
              {
                ...answered('filesDelete'),
                answer: { kind: 'confirmed' as const, value: ['hash-1'] },
              },
              answered('viewer'),
              { ...answered('folderName'), answer: { kind: 'cancelled' as const } },
            ],
      'file.processed': (context) =>
        isOccupied(context) || context.folder !== null
          ? []
          : [{ hash: 'elsewhere' }, { hash: 'hash-1' }],
      'folders.switch': (context) => (isAside({ ...context, showsAllFolders: false }) ? [] : [{}]),
      'child.emitted': (context) =>
        isOccupied(context)
          ? []
          : [{ emitted: moveAsked }, { emitted: { type: 'files.dropped' as const } }],
      'file.open': [{ key: ownFile(1).key }, { key: 'unknown' }],
      'file.inspect': ({ uploads }) =>
        uploads.length > 0 ? [] : [{ key: ownFile(1).key }, { key: 'unknown' }],
      'upload.drop': [{ id: chosen.id }, { id: 'unknown' }],
      'upload.repeat': [{ id: chosen.id }, { id: 'unknown' }],
      'duplicate.use': [{ id: chosen.id }],
      'duplicate.send': [{ id: chosen.id }],
    },
    outcomes: {
      loadLibrary: {
        done: ({ list, uploads, folder, filters }) =>
          isNarrowed(filters)
            ? [pageOf([], null)]
            : list === 'owned'
              ? [
                  pageOf(
                    many.map((file) => ({ ...file, purchase: boughtFile(1).purchase })),
                    'older',
                    null,
                  ),
                  pageOf([boughtFile(1)], null, null),
                  pageOf([], null, null),
                ]
              : [
                  pageOf(many, 'older'),
                  pageOf([ownFile(1)], null),
                  pageOf([], null),
                  ...(uploads.length > 0 || folder !== null ? [] : [pageOf([pending], null)]),
                ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'end.approach': byPage,
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'purchase.settled': byChart,
    'files.choose': (person, { files }) => person.attach(filesOf(files)),
    'upload.changed': byChart,
    'file.open': (person) => person.press(pattern('media.library.open', lake)),
    'file.inspect': (person) => person.press(pattern('media.library.inspect', lake)),
    'location.changed': byChart,
    'dialog.answered': byChart,
    'child.emitted': byChart,
    'files.restored': byChart,
    'file.processed': byChart,
    'filters.change': (person) => person.press(t('media.library.unused')),
    'filters.clear': (person) => person.press('Clear filters'),
    'search.change': (person, { text }) => person.fill('Search by name', text),
    'folders.switch': (person) => person.press(/^Show (all 30|fewer) folders$/),
    'folder.create': (person) => person.press('New folder'),
    'folder.rename': (person) => person.press('Rename'),
    'folder.delete': (person) => person.press('Delete folder'),
    'upload.drop': (person) => person.press(/^(Cancel|Remove) lake\.jpg$/),
    'upload.repeat': (person) => person.press(/^Try.*lake\.jpg/),
    'duplicate.use': (person) => person.press(t('media.upload.useDuplicate')),
    'duplicate.send': (person) => person.press(t('media.upload.sendAgain')),
  },
  outOfReach: withoutControl,
  equivalents: {
    'missing action @ empty|dialog.answered|0: without dropDeleted (1)': 'nothing is listed there',
    'missing action @ empty|dialog.answered|1: without dropMoved (1)': 'nothing is listed there',
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    typing: (person) => person.seesRole('heading', 'Library'),
    sorting: (person) => person.seesRole('heading', 'Library'),
    resting: (person, { context: { list } }) =>
      person.seesRole(list === 'uploaded' ? 'grid' : 'list'),
    loadingMore: (person) => person.sees('Loading your files'),
    exhausted: (person) => person.seesRole('heading', 'Library'),
    empty: async (person, { context: { list, filters } }) => {
      if (list === 'uploaded' && isNarrowed(filters)) await person.sees('Nothing found');
      else await person.seesNot('Nothing found');
    },
    interrupted: (person) => person.sees(t('media.library.interrupted')),
    refreshing: (person) => person.seesRole('heading', 'Library'),
    unrefreshed: (person) => person.sees(t('media.library.unrefreshed')),
    failed: (person) => person.seesRole('alert'),
  },
});
