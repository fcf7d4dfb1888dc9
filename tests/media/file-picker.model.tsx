import { createEmptyActor } from 'xstate';
import { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import type { FilePickerContext, PickablePage } from '#machines/media/file-picker.types.ts';
import { FilePickerView } from '#src/views/media/file-picker.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { bought, pickable } from '#stories/media/file-picker.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const folders = [{ id: 7, name: 'Summer', count: 3 }];
const plain = pickable(4);
const names: Readonly<Record<string, string>> = {
  [bought.hash]: 'lake-1.jpg',
  [plain.hash]: 'lake-4.jpg',
};
const pending = pickable(6, { url: null, thumbUrl: null });
const page = (entries: PickablePage['entries'], cursor: string | null): PickablePage => ({
  entries,
  cursor,
  folders,
});
/** Long enough that the end is not in sight. */
const many = [bought, plain, ...Array.from({ length: 60 }, (_, index) => pickable(index + 10))];

/** Narrowed already, or something is chosen: together they would only multiply the ways. */
const isAside = ({ search, folder, chosen }: FilePickerContext) =>
  search !== '' || folder !== null || chosen.length > 0;

export default defineModel({
  machine: filePickerMachine,
  View: FilePickerView,
  input: {
    asker: createEmptyActor(),
    about: { id: 7, name: 'Bo Lindqvist' },
    room: 2,
    taken: ['hash-8'],
  },
  cases: {
    events: {
      'search.change': (context) => (isAside(context) ? [] : [{ text: 'lake' }]),
      'folder.choose': ({ search, chosen }) =>
        search === '' && chosen.length === 0 ? [{ id: 7 }, { id: null }] : [],
      'file.toggle': ({ entries, search, folder, folders: known }) =>
        search === '' && folder === null && known !== null && entries.length > 0
          ? [{ hash: bought.hash }, { hash: plain.hash }, { hash: 'unknown' }]
          : [],
    },
    outcomes: {
      loadPickable: {
        done: [
          page(many, 'older'),
          page([bought, plain, pending], null),
          page([], null),
          { ...page([bought], null), folders: null },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'end.approach': byPage,
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'search.change': (person, { text }) => person.fill('Search by name', text),
    'folder.choose': (person, { id }) =>
      person.choose(
        t('media.filePicker.folder'),
        folders.find((one) => one.id === id)?.name ?? t('media.library.allFiles'),
      ),
    'file.toggle': (person, { hash }) =>
      person.press(pattern('media.library.choose', { file: names[hash] ?? hash })),
    /** By a key on the tile that the keys go on from, which comes after the words and the folder. */
    'choice.clear': async (person) => {
      await person.fill(t('media.library.search'), '');
      await person.key('Tab');
      await person.key('Tab');
      await person.key('Escape');
    },
    'files.add': (person) => person.press(/^Add/),
    'marked.add': (person) => person.press('Add anyway'),
    'marked.leaveOut': (person) => person.press('Leave them out'),
    'dialog.dismiss': byChart,
  },
  outOfReach: ({ context: { chosen, folders: known } }, { type }) => {
    if (type === 'folder.choose' && known === null) return 'no folder has come';
    return type === 'files.add' && chosen.length === 0 ? 'its button is off then' : null;
  },
  sightings: {
    'choosing.loading': (person) => person.sees(t('media.library.loading')),
    'choosing.failed': (person) => person.seesRole('alert'),
    'choosing.typing': (person) => person.sees(t('media.filePicker.title')),
    'choosing.sorting': (person) => person.sees(t('media.filePicker.title')),
    'choosing.resting': (person) => person.seesRole('grid'),
    'choosing.loadingMore': (person) => person.sees(t('media.library.loading')),
    'choosing.exhausted': (person) => person.seesRole('grid'),
    'choosing.empty': (person, { context: { search, folder } }) =>
      person.sees(
        t(search !== '' || folder !== null ? 'media.library.noMatch' : 'media.library.noFiles'),
      ),
    'choosing.interrupted': (person) => person.sees(pattern('media.library.interrupted')),
    asking: (person) => person.seesEnabled('button', 'Add anyway'),
    picked: (person) => person.sees(t('media.filePicker.title')),
  },
});
