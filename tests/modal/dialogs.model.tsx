import { setup } from 'xstate';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogsContext } from '#machines/modal/dialogs.types.ts';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const question = {
  id: 'a',
  dialog: 'confirm',
  input: {
    title: 'app.layout.interests',
    body: 'app.ageConsent.body',
    confirm: 'app.layout.logout',
    tone: 'negative',
  },
} as const;
const flow = {
  id: 'f',
  dialog: 'password',
  input: { purpose: 'auth.password.protected' },
} as const;

const idsOf = ({ dialogs }: DialogsContext) => dialogs.map(({ id }) => ({ id }));

/** A dialog that stands and says nothing: its words are events of the model. */
const mute = setup({}).createMachine({
  context: ({ input }) => ({ asked: (input as { asked: unknown }).asked, flow: null }),
  initial: 'standing',
  states: { standing: { initial: 'shown', states: { shown: {} } } },
});

export default defineModel({
  machine: dialogsMachine,
  View: DialogsView,
  cases: {
    events: {
      'dialog.open': ({ dialogs }) => (dialogs.length < 2 ? [question, flow] : []),
      'dialog.closed': idsOf,
      'child.emitted': [{ emitted: { type: 'member.updated' } }],
      'app.event': [
        { appEvent: { type: 'connection.restored' } },
        { appEvent: { type: 'session.changed', reason: 'expired' } },
      ],
      'motion.changed': [{ fade: 0 }],
    },
  },
  children: { dialog: mute },
  gestures: {
    'dialog.open': byChart,
    'dialog.closed': byChart,
    'child.emitted': byChart,
    'app.event': byChart,
    'back.pressed': byChart,
    'motion.changed': byPort,
  },
  sightings: {
    empty: (person) => person.seesNoRole('dialog'),
    showing: async (person, { context: { dialogs } }) => {
      if (dialogs.some(({ id }) => id === 'a')) await person.sees('Interests');
    },
  },
});
