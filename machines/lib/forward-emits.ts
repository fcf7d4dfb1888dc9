import type { AnyActorRef } from 'xstate';

/** What a composite chart receives when one of its parts spoke upwards. */
export interface ChildEmitted<Emitted> {
  type: 'child.emitted';
  emitted: Emitted;
}

/**
 * Subscribes a parent to what its child emits, received as a `part.emitted` event to forward.
 * A child's emissions reach only its subscribers, never its parent.
 */
export const forwardEmits = (part: AnyActorRef, whole: AnyActorRef) => {
  part.on('*', (emitted: unknown) => {
    whole.send({ type: 'child.emitted', emitted });
  });
};
