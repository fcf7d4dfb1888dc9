import type { AnyActorRef } from 'xstate';

/** What a composite chart receives when one of its parts spoke upwards. */
export interface PartEmitted<Emitted> {
  type: 'part.emitted';
  emitted: Emitted;
}

/**
 * Lets a composite chart hear what its part emits, as a `part.emitted` event to pass on.
 * A child's emissions reach only its subscribers, never its parent.
 */
export const relay = (part: AnyActorRef, whole: AnyActorRef) => {
  part.on('*', (emitted: unknown) => {
    whole.send({ type: 'part.emitted', emitted });
  });
};
