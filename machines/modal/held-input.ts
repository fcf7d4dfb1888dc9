import type { DialogPart } from './dialog-flow.types.ts';

/** Sent to a flow once the person agreed to lose what it holds; a flow takes it only then. */
export const discard = { type: 'input.discard' } as const;

/** The chart of the flow holds something typed that was not sent, on the page or under review. */
export const holdsInput = (part: DialogPart | null): boolean => {
  const snapshot = part?.actor.getSnapshot();
  return snapshot?.status === 'active' && snapshot.can?.(discard) === true;
};
