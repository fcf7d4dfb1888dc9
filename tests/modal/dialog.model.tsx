import { setup } from 'xstate';
import { dialogMachine } from '#machines/modal/dialog.machine.ts';
import { DialogView } from '#src/views/modal/dialog.view.tsx';
import { byChart, byPage, byPort, defineModel } from '#tests/lib/model.ts';

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
  id: 'a',
  dialog: 'password',
  input: { purpose: 'auth.password.protected' },
} as const;
const asked = { viewer: null, fade: 200, parent: null };
const cancelled = { kind: 'cancelled' } as const;

/** A flow that never comes and says nothing. */
const mute = setup({}).createMachine({
  context: { part: null },
  initial: 'loading',
  states: { loading: { initial: 'quiet', states: { quiet: {} } } },
});

export default defineModel({
  machine: dialogMachine,
  View: DialogView,
  inputs: [
    { ...asked, asked: question },
    { ...asked, asked: flow },
  ],
  cases: {
    events: {
      'dialog.open': [question, flow],
      'dialog.answer': [{ answer: { kind: 'confirmed', value: null } }, { answer: cancelled }],
      'app.event': [{ appEvent: { type: 'connection.restored' } }],
      'child.emitted': [{ emitted: { type: 'member.updated' } }],
      'motion.changed': [{ fade: 0 }],
    },
    outcomes: { modal: { done: [undefined], error: ['broken'] } },
  },
  /** A flow that says nothing by itself: its words are events of the model. */
  children: { flow: mute },
  gestures: {
    'dialog.open': byChart,
    'dialog.leave': byChart,
    'discard.ask': byChart,
    /** Its content could not be drawn. */
    'dialog.broken': byPage,
    'flow.shown': byChart,
    'flow.lost': byChart,
    'child.emitted': byChart,
    'app.event': byChart,
    'back.pressed': byChart,
    'motion.changed': byPort,
    'input.changed': byChart,
    'input.restored': byChart,
    'dialog.dismiss': (person) => person.key('Escape'),
    'dialog.answer': (person) => person.press('Log out'),
    'discard.confirm': (person) => person.press('Discard'),
    'discard.cancel': (person) => person.press('Keep editing'),
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'dialog.answer' && event.answer.kind === 'cancelled') {
      return 'no is said by leaving';
    }
    if (event.type !== 'dialog.dismiss' && event.type !== 'dialog.answer') return null;
    if (!snapshot.matches({ standing: 'shown' })) return 'it is not there yet, or no more';
    if (snapshot.children.question) return 'the question stands above it: a stand-in never fades';
    return snapshot.context.flow ? 'its flow is a stand-in that draws nothing' : null;
  },
  sightings: {
    coming: (person) => person.seesNoRole('dialog'),
    'standing.shown.untouched': async (person, { context }) => {
      if (!context.flow) await person.sees('Interests');
    },
    'standing.shown.edited': async (person, { context }) => {
      if (!context.flow) await person.sees('Interests');
    },
    'standing.shown.asking': (person) => person.sees('Leave without sending?'),
    'standing.leaving': async (person, { context }) => {
      if (!context.flow) await person.sees('Interests');
    },
    closed: (person) => person.seesNoRole('dialog'),
  },
});
