import { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { FolderMoveView } from '#src/views/media/folder-move.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const folders = [
  { id: 7, name: 'Summer', count: 3 },
  { id: 8, name: 'Winter', count: 0 },
];
/** More than are seen at a glance, so that they can be searched. */
const many = [
  ...folders,
  ...Array.from({ length: 8 }, (_, index) => ({ id: 20 + index, name: `Day ${index}`, count: 1 })),
];
const made = { id: 9, name: 'Autumn', count: 0 };
const asked = { id: 'folder-move-name', dialog: 'folderName' };
const confirmed = { kind: 'confirmed', value: made } as const;
const isLong = (all: readonly object[] | null) => (all?.length ?? 0) > folders.length + 1;

const move = /^Move \d here$/;

export default defineModel({
  machine: folderMoveMachine,
  View: FolderMoveView,
  inputs: [
    { hashes: ['lake'], from: null },
    { hashes: ['lake', 'sea'], from: 7 },
    { hashes: ['lake'], from: null, to: 8, failure: { kind: 'offline' } },
  ],
  cases: {
    events: {
      'folder.choose': [{ id: 8 }, { id: 7 }, { id: null }],
      'search.change': ({ folders: all }) =>
        isLong(all) ? [{ text: 'wínter ' }, { text: 'Nowhere' }, { text: ' ' }] : [],
      // Made once: further ones only multiply the ways.
      'dialog.answered': ({ folders: all }) =>
        all?.some(({ id }) => id === made.id)
          ? []
          : [
              { ...asked, answer: confirmed },
              { ...asked, id: 'another', answer: confirmed },
              { ...asked, answer: { kind: 'cancelled' as const } },
            ],
    },
    outcomes: {
      loadFolders: {
        done: [folders, many],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      moveFiles: {
        done: [
          [{ folder: 8, added: ['lake'], removed: [] }],
          [{ folder: 8, added: [], removed: ['lake'] }],
          [{ folder: 8, added: [], removed: [] }],
        ],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'folder.choose': (person, { id }) => {
      const name = folders.find((one) => one.id === id)?.name ?? t('media.folderMove.none');
      return person.check(new RegExp(`^${name}`));
    },
    'search.change': (person, { text }) => person.fill(t('media.folderMove.search'), text),
    'folder.create': (person) => person.press(/^New folder/),
    'dialog.answered': byChart,
    'files.move': (person) => person.press(move),
    'folders.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  outOfReach: ({ context: { chosen, found, search } }, event) => {
    if (event.type !== 'folder.choose') return null;
    if (chosen === event.id) return 'it is chosen already';
    return search.trim() !== '' && found.every(({ id }) => id !== event.id)
      ? 'the words leave it out'
      : null;
  },
  sightings: {
    loading: (person) => person.sees('Loading your folders'),
    unloaded: (person) => person.sees(pattern('media.folderMove.unloaded')),
    choosing: (person, { context: { search } }) =>
      person.sees(
        search === 'Nowhere' ? t('media.folderMove.noMatch', { words: search }) : 'Winter',
      ),
    moving: (person) => person.seesBusy('button', move),
    moved: (person) => person.seesBusy('button', move),
  },
});
