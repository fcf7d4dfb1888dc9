import type { SnapshotFrom } from 'xstate';
import { selectionMachine } from '#machines/media/selection.machine.ts';
import { SelectionView } from '#src/views/media/selection.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const folder = { id: 7, name: 'Summer' };
const three = ['lake', 'pond', 'sea'];

/** The bar is there as soon as a file is chosen. */
const seesBar = async (person: Person, { context }: SnapshotFrom<typeof selectionMachine>) => {
  if (context.chosen.length > 0) await person.sees(t('media.selection.all'));
  else await person.seesNot(t('media.selection.all'));
};

export default defineModel({
  machine: selectionMachine,
  View: SelectionView,
  input: { most: 2 },
  cases: {
    events: {
      'files.listed': [
        { hashes: three, folder: null },
        { hashes: ['pond'], folder: 7 },
      ],
      'file.toggle': [{ hash: 'pond' }, { hash: 'gone' }],
      'file.extend': [
        { hash: 'sea', from: 'pond' },
        { hash: 'gone', from: 'pond' },
        { hash: 'pond', from: 'gone' },
      ],
      'frame.draw': [
        { hashes: ['sea'], keeps: true },
        { hashes: ['sea'], keeps: false },
        { hashes: [], keeps: false },
      ],
      'files.drop': [
        { hash: 'pond', folder },
        { hash: 'sea', folder },
        { hash: 'gone', folder },
      ],
    },
    outcomes: {
      moveFiles: {
        done: [
          [{ folder: 7, added: ['pond'], removed: [] }],
          [{ folder: 7, added: [], removed: [] }],
        ],
        error: [{ kind: 'offline' }, { kind: 'notFound' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'files.listed': byChart,
    'file.toggle': byChart,
    'file.extend': byChart,
    'frame.draw': byChart,
    'frame.end': byChart,
    'frame.cancel': byChart,
    'files.drop': byChart,
    'selection.all': (person) => person.press(t('media.selection.all')),
    'selection.clear': (person) => person.press(t('media.selection.clear')),
    'selection.move': (person) => person.press(t('media.selection.move')),
    'selection.delete': (person) => person.press(t('media.selection.delete')),
  },
  outOfReach: ({ context: { chosen, listed } }, { type }) => {
    if (type !== 'selection.clear' && type !== 'selection.all') return null;
    if (chosen.length === 0) return 'the bar is not there';
    return type === 'selection.all' && chosen.length === listed.length
      ? 'its button is off: all are chosen'
      : null;
  },
  equivalents: {
    'wrong initial @ (root): it begins in choosing': 'nothing is chosen, so it goes on to none',
  },
  sightings: {
    none: (person) => person.seesNot(t('media.selection.all')),
    choosing: (person) => person.sees(t('media.selection.all')),
    framing: seesBar,
    dropping: async (person, snapshot) => {
      await seesBar(person, snapshot);
      if (snapshot.context.chosen.length > 0)
        await person.seesDisabled('button', t('media.selection.move'));
    },
  },
});
