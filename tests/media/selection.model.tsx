import { selectionMachine } from '#machines/media/selection.machine.ts';
import { SelectionView } from '#src/views/media/selection.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const three = ['lake', 'pond', 'sea'];

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
    },
  },
  gestures: {
    'files.listed': world,
    'file.toggle': world,
    'file.extend': world,
    'frame.draw': world,
    'frame.end': world,
    'frame.cancel': world,
    'selection.all': world,
    'selection.clear': (person) => person.press(t('media.selection.clear')),
    'selection.move': (person) => person.press(t('media.selection.move')),
    'selection.delete': (person) => person.press(t('media.selection.delete')),
  },
  sightings: {
    none: (person) => person.seesNot(t('media.selection.all')),
    choosing: (person) => person.sees(t('media.selection.all')),
    framing: async (person, { context: { chosen } }) => {
      if (chosen.length > 0) await person.sees(t('media.selection.all'));
      else await person.seesNot(t('media.selection.all'));
    },
  },
});
