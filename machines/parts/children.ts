import {
  fromCallback,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { LazyActorRef } from '../lib/lazy-logic.types.ts';
import { eventOf } from '../lib/params.ts';

/** Event to a parent when one of its children emitted. */
export interface ChildEmitted<Emitted> {
  type: 'child.emitted';
  emitted: Emitted;
}

declare const subscribed: unique symbol;
/**
 * A child whose parent is subscribed to what it emits. A context that asks for one refuses an actor that
 * was only spawned: what that one emits would be lost.
 */
export type Child<Ref extends AnyActorRef> = Ref & { readonly [subscribed]: true };

/** A child that is this machine. */
export type ChildOf<Machine extends AnyStateMachine> = Child<ActorRefFrom<Machine>>;
/** A child that is this machine when its code has come. */
export type LazyChildOf<Machine extends AnyStateMachine> = Child<LazyActorRef<Machine>>;

type Receive = (emitted: AnyEventObject) => void;

/** A child's emissions reach its subscribers alone, never its parent. */
function subscribe<Ref extends AnyActorRef>(
  child: Ref,
  receive: Receive,
): asserts child is Child<Ref> {
  child.on('*', receive);
}

/** For what `spawn` answers: the parent receives what the child emits as `child.emitted`. */
export function childOf<Ref extends AnyActorRef>(parent: AnyActorRef, child: Ref): Child<Ref> {
  subscribe(child, (emitted) => parent.send({ type: 'child.emitted', emitted }));
  return child;
}

/** Forwards the events that a spawned child emits to the parent, as the parent's own. */
export function pieceOf<Ref extends AnyActorRef>(parent: AnyActorRef, child: Ref): Child<Ref> {
  subscribe(child, (emitted) => parent.send(emitted));
  return child;
}

interface Invoked {
  readonly parent: Pick<AnyActorRef, 'getSnapshot'>;
  readonly ids: readonly string[];
}

/**
 * The same for children that are invoked: these ids are pieces of their parent, from their very start on.
 * It is invoked before them, because invoked actors start in order and a parent's snapshot has them by
 * then.
 */
export const invokedPieces = fromCallback<EventObject, Invoked>(({ input, sendBack }) => {
  const { children }: { children: Partial<Record<string, AnyActorRef>> } =
    input.parent.getSnapshot();
  for (const id of input.ids) children[id]?.on('*', (emitted: AnyEventObject) => sendBack(emitted));
});

/** For `emit`: what a child emitted, as it is. */
export const emittedOf = <Emitted>(_: unknown, { emitted }: { emitted: Emitted }): Emitted =>
  emitted;

/** For `on`: what a child emits goes on to whoever listens to its parent. The chart has the action `forward`. */
export const forwarding = {
  'child.emitted': { actions: { type: 'forward', params: eventOf } },
} as const;
