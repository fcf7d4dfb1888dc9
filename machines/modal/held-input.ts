import type { ActorRefFrom } from 'xstate';
import type { DialogPart } from './dialog-flow.types.ts';
import type { dialogMachine } from './dialog.machine.ts';

/** Sent to a flow once the person agreed to lose what it holds; a flow takes it only then. */
export const discard = { type: 'input.discard' } as const;

/** The chart of the flow holds something typed that was not sent, on the page or under review. */
export const holdsInput = (part: DialogPart | null): boolean => {
  const snapshot = part?.actor.getSnapshot();
  return snapshot?.status === 'active' && snapshot.can?.(discard) === true;
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
