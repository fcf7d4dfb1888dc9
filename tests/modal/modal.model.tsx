import type { ActorRefFrom } from 'xstate';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { ModalView } from '#src/views/modal/modal.view.tsx';
import { byChart, defineModel } from '#tests/lib/model.ts';

const View = ({ actor }: { actor: ActorRefFrom<typeof modalMachine> }) => (
  <ModalView
    actor={actor}
    title="Delete this post?"
    onClose={() => actor.send({ type: 'modal.close' })}
  />
);

export default defineModel({
  machine: modalMachine,
  View,
  input: { fade: 200 },
  cases: { events: { 'motion.changed': [{ fade: 0 }] } },
  gestures: {
    'modal.close': (person) => person.press('Close'),
    'modal.open': byChart,
    'motion.changed': byChart,
  },
  sightings: {
    opening: (person) => person.seesRole('dialog', 'Delete this post?'),
    open: (person) => person.seesRole('dialog', 'Delete this post?'),
    closing: (person) => person.sees('Delete this post?'),
    closed: (person) => person.seesNoRole('dialog'),
  },
});
