import type { ActorRefFrom } from 'xstate';
import type { dialogMachine } from './dialog.machine.ts';
import { holdsInput } from './held-input.ts';

/** True if the dialog's flow is sending, or will send in a moment. */
export const isPartSending = (dialog: ActorRefFrom<typeof dialogMachine>): boolean => {
  const { flow } = dialog.getSnapshot().context;
  return flow?.getSnapshot().context.part?.actor.getSnapshot().hasTag?.('sending') === true;
};

/** Leaving would lose something: the fields of the dialog say so, or a guard or a tag of its flow. */
export const hasUnsentInput = (dialog: ActorRefFrom<typeof dialogMachine>): boolean => {
  const snapshot = dialog.getSnapshot();
  if (!snapshot.matches({ standing: 'shown' })) return false;
  const part = snapshot.context.flow?.getSnapshot().context.part ?? null;
  return (
    !snapshot.matches({ standing: { shown: 'untouched' } }) ||
    holdsInput(part) ||
    part?.actor.getSnapshot().hasTag?.('unsent') === true
  );
};
