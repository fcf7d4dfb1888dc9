import type { ActorRefFrom } from 'xstate';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { ModalView } from '#src/views/modal/modal.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

const cancelled = { kind: 'cancelled' } as const;

const View = ({ actor }: { actor: ActorRefFrom<typeof modalMachine> }) => (
  <ModalView
    actor={actor}
    title="Delete this post?"
    onClose={() => actor.send({ type: 'modal.close', answer: cancelled })}
  />
);

export default defineModel({
  machine: modalMachine,
  View,
  input: { id: 'a', fade: 200, owner: null },
  cases: {
    events: {
      'modal.close': [{ answer: cancelled }],
      'motion.changed': [{ fade: 0 }],
    },
  },
  gestures: {
    'modal.close': (person) => person.press('Close'),
    'motion.changed': world,
  },
  sightings: {
    opening: (person) => person.seesRole('dialog', 'Delete this post?'),
    open: (person) => person.seesRole('dialog', 'Delete this post?'),
    closing: (person) => person.sees('Delete this post?'),
    closed: (person) => person.seesNoRole('dialog'),
  },
});
