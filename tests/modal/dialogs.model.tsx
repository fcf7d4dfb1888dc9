import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogsContext } from '#machines/modal/dialogs.types.ts';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

const confirmed = { kind: 'confirmed', value: null } as const;
const cancelled = { kind: 'cancelled' } as const;
const open = {
  id: 'a',
  dialog: 'confirm',
  input: {
    title: 'shell.layout.settings',
    body: 'shell.consent.body',
    confirm: 'shell.layout.logout',
    tone: 'negative',
  },
} as const;
/** The top dialog, and the one whose leaving it asks about: others do not close by themselves. */
const closable = ({ entries }: DialogsContext): string[] => {
  const top = entries.at(-1);
  if (!top) return [];
  return top.dialog === 'discard' ? [top.id, top.input.of] : [top.id];
};
const idsOf = (context: DialogsContext) => context.entries.map(({ id }) => id);

export default defineModel({
  machine: dialogsMachine,
  View: DialogsView,
  cases: {
    events: {
      'dialog.open': ({ entries }) =>
        entries.length === 0 ? [open] : [open, { ...open, id: 'b' }],
      'dialog.answer': (context) =>
        idsOf(context).flatMap((id) => [
          { id, answer: confirmed },
          { id, answer: cancelled },
        ]),
      'dialog.dismiss': (context) => idsOf(context).map((id) => ({ id })),
      'dialog.edit': [{ id: 'a' }],
      'modal.closed': (context) => closable(context).map((id) => ({ id, answer: confirmed })),
      'motion.changed': [{ fade: 0 }],
    },
  },
  gestures: {
    'dialog.open': world,
    'dialog.edit': world,
    'back.pressed': world,
    'motion.changed': world,
    'modal.closed': world,
    'dialog.dismiss': (person) => person.press('Close'),
    'dialog.answer': (person, { id, answer }) => {
      const yes = id.endsWith('discard') ? 'Discard' : 'Log out';
      const no = id.endsWith('discard') ? 'Keep editing' : 'Cancel';
      return person.press(answer.kind === 'confirmed' ? yes : no);
    },
  },
  outOfReach: ({ context }, event) =>
    'id' in event && event.type !== 'dialog.open' && event.id !== context.entries.at(-1)?.id
      ? 'another dialog stands above it'
      : null,
  sightings: {
    empty: (person) => person.seesNoRole('dialog'),
    showing: (person) => person.sees(/Settings|Leave without sending/),
  },
});
