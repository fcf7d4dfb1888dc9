import { useSelector } from '@xstate/react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { LoadingSnapshot } from '#machines/lib/lazy-logic.types.ts';

type WithContext = Snapshot<unknown> & { readonly context: unknown };

/** True if the chunk of an actor's chart has loaded; it never turns false again. */
export const isLoaded = <
  Loaded extends WithContext,
  Event extends EventObject,
  Emitted extends EventObject,
>(
  actor: ActorRef<Loaded | LoadingSnapshot, Event, Emitted>,
): actor is ActorRef<Loaded, Event, Emitted> => actor.getSnapshot().context !== undefined;

/** Snapshot of an actor once the chunk of its chart has loaded; undefined before. */
export const loadedSnapshot = <
  Loaded extends WithContext,
  Event extends EventObject,
  Emitted extends EventObject,
>(
  actor: ActorRef<Loaded | LoadingSnapshot, Event, Emitted>,
): Loaded | undefined => (isLoaded(actor) ? actor.getSnapshot() : undefined);

/** An actor from when the code of its chart has loaded; null before, and where there is none. */
export function useLoaded<
  Loaded extends WithContext,
  Event extends EventObject,
  Emitted extends EventObject,
>(
  actor: ActorRef<Loaded | LoadingSnapshot, Event, Emitted> | null | undefined,
): ActorRef<Loaded, Event, Emitted> | null {
  useSelector(actor ?? undefined, (snapshot) => snapshot?.context === undefined);
  return actor && isLoaded(actor) ? actor : null;
}
