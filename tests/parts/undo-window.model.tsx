import { undoWindowMachine } from '#machines/parts/undo-window.machine.ts';
import { UndoWindowView } from '#src/views/parts/undo-window.view.tsx';
import { plural, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const undo = t('chat.massMessage.takeItBack');
const canUndo = (person: Person) => person.seesEnabled('button', undo);

export default defineModel({
  machine: undoWindowMachine,
  View: UndoWindowView,
  input: { name: 'Morning fog' },
  cases: {},
  gestures: {
    'entry.remove': (person) => person.press(t('settings.passkeys.remove')),
    'entry.send': (person) => person.press(t('chat.massMessage.send')),
    'entry.undo': (person) => person.press(undo),
  },
  sightings: {
    resting: async (person) => {
      await person.sees('Morning fog');
      await person.seesNoRole('button', undo);
    },
    removed: canUndo,
    waiting: async (person, { context }) => {
      await person.sees(plural('chat.massMessage.waiting', context.secondsLeft));
      await canUndo(person);
    },
    over: (person) => person.sees(t('chat.massMessage.done')),
  },
});
