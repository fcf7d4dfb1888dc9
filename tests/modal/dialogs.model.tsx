import { setup } from 'xstate';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogsContext } from '#machines/modal/dialogs.types.ts';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

const confirmed = { kind: 'confirmed', value: null } as const;
const cancelled = { kind: 'cancelled' } as const;
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
  input: { purpose: 'modal.password.protected' },
} as const;

const topOf = ({ entries }: DialogsContext) => entries.at(-1);
const idsOf = ({ entries }: DialogsContext) => entries.map(({ id }) => ({ id }));
const topIds = (context: DialogsContext) => {
  const top = topOf(context);
  return top ? [{ id: top.id }] : [];
};
const leavingIds = ({ entries }: DialogsContext) =>
  entries.filter(({ stage }) => stage === 'leaving').map(({ id }) => ({ id }));
const flowIds = ({ entries }: DialogsContext) =>
  entries.filter(({ dialog }) => dialog === 'password').map(({ id }) => ({ id }));

/** A flow that never comes and says nothing. */
const mute = setup({}).createMachine({
  context: { part: null },
  initial: 'loading',
  states: { loading: { initial: 'quiet', states: { quiet: {} } } },
});

export default defineModel({
  machine: dialogsMachine,
  View: DialogsView,
  cases: {
    events: {
      'dialog.open': ({ entries }) => {
        if (entries.length === 0) return [question, flow];
        const [first] = entries;
        return entries.length === 1 && first ? [first.id === 'a' ? question : flow] : [];
      },
      'dialog.answer': (context) =>
        topIds(context).flatMap((top) => [
          { ...top, answer: confirmed },
          { ...top, answer: cancelled },
        ]),
      'dialog.dismiss': idsOf,
      'dialog.leave': topIds,
      'dialog.edit': (context) =>
        topIds(context).flatMap((top) => [
          { ...top, held: 'unsentInput' as const },
          { ...top, held: 'nothing' as const },
        ]),
      'dialog.broken': topIds,
      'flow.shown': flowIds,
      'flow.lost': flowIds,
      'child.emitted': [{ emitted: { type: 'session.expired' } }],
      'app.event': [
        { told: { type: 'connection.restored' } },
        { told: { type: 'session.changed', reason: 'expired' } },
      ],
      'modal.closed': leavingIds,
      'motion.changed': [{ fade: 0 }],
    },
  },
  /** A flow that says nothing by itself: its words are events of the model. */
  children: { flow: mute },
  gestures: {
    'dialog.open': world,
    'dialog.edit': world,
    'dialog.leave': world,
    'dialog.broken': world,
    'flow.shown': world,
    'flow.lost': world,
    'child.emitted': world,
    'app.event': world,
    'back.pressed': world,
    'motion.changed': world,
    'modal.closed': world,
    'dialog.dismiss': (person) => person.key('Escape'),
    'dialog.answer': (person, { id, answer }) => {
      const yes = id.endsWith('discard') ? 'Discard' : 'Log out';
      const no = id.endsWith('discard') ? 'Keep editing' : 'Cancel';
      return person.press(answer.kind === 'confirmed' ? yes : no);
    },
  },
  outOfReach: ({ context }, event) => {
    const top = topOf(context);
    if (event.type === 'dialog.answer' && event.answer.kind === 'cancelled') {
      return 'no is said by leaving';
    }
    if (event.type !== 'dialog.dismiss' && event.type !== 'dialog.answer') return null;
    if (event.id !== top?.id) return 'another dialog stands above it';
    if (top.stage !== 'shown') return 'it is not there yet, or no more';
    return top.dialog === 'password' ? 'its flow is a stand-in that draws nothing' : null;
  },
  sightings: {
    empty: (person) => person.seesNoRole('dialog'),
    showing: async (person, { context }) => {
      const top = topOf(context);
      if (top?.stage !== 'shown' || top.dialog === 'password') return;
      await person.sees(top.dialog === 'confirm' ? 'Interests' : 'Leave without sending?');
    },
  },
});
