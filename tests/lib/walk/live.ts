import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SimulatedClock,
} from 'xstate';
import type { Step } from '#tests/paths/model.ts';
import { childName } from '#tests/paths/text.ts';
import type { WalkModel } from './types.ts';

interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** An event that somebody outside has sent: a view, or the runner. */
export interface Sent {
  /** Name of the child that got it; null for the actor itself. */
  readonly to: string | null;
  readonly event: AnyEventObject;
}

/** A running actor whose ports are in the runner's hands. */
export interface Live {
  readonly actor: AnyActorRef & { getSnapshot(): AnyMachineSnapshot };
  /** Every event the actor was sent, oldest first. */
  readonly received: readonly AnyEventObject[];
  /** Events that came from outside of the actors, to it or to its children, oldest first. */
  readonly sent: readonly Sent[];
  /** Types of the events it emitted, oldest first. */
  readonly emitted: readonly string[];
  readonly settle: (step: Pick<Step, 'child' | 'event'>) => Promise<void>;
  readonly stop: () => void;
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic;

/** Receives all events and sends none: for sockets, storage and other ports of the test. */
const listener = fromCallback(({ receive }) => receive(() => {}));

/** A chart whose ports, and those of its children, only listen. */
export const withoutPorts = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
        ([src, logic]) => [src, isMachine(logic) ? withoutPorts(logic) : listener],
      ),
    ),
  });

/** Name of a child; an inspector gives actors without the types of theirs. */
const nameOf = (actor: object): string =>
  'id' in actor && typeof actor.id === 'string'
    ? childName(actor.id, 'src' in actor ? actor.src : null)
    : '';

/** Starts a model's chart with every port replaced: outcomes become promises that `settle` keeps. */
export function live(model: WalkModel, clock: SimulatedClock, input: unknown): Live {
  const pending = new Map<string, Pending>();
  const deferred = fromPromise(
    ({ self }) =>
      new Promise<unknown>((resolve, reject) => pending.set(self.id, { resolve, reject })),
  );
  const stand = (src: string, logic: AnyActorLogic): AnyActorLogic => {
    const own = model.children?.[src];
    if (own) return own;
    if (model.cases.outcomes?.[src]) return deferred;
    return isMachine(logic) ? withoutPorts(logic) : listener;
  };
  const machine = model.machine.provide({
    actors: Object.fromEntries(
      Object.entries(model.machine.implementations.actors as Record<string, AnyActorLogic>).map(
        ([src, logic]) => [src, stand(src, logic)],
      ),
    ),
  });
  const received: AnyEventObject[] = [];
  const sent: Sent[] = [];
  const emitted: string[] = [];
  const actor: Live['actor'] = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.event') return;
      if (event.actorRef === actor) received.push(event.event);
      if (event.sourceRef === undefined && !event.event.type.startsWith('xstate.'))
        sent.push({
          to: event.actorRef === actor ? null : nameOf(event.actorRef),
          event: event.event,
        });
    },
  });
  actor.on('*', (event: AnyEventObject) => emitted.push(event.type));
  actor.start();
  return {
    actor,
    received,
    sent,
    emitted,
    settle: async ({ child, event }) => {
      const promise = child === null ? undefined : pending.get(child);
      const before = received.length;
      if (!promise) actor.send(event);
      else if ('error' in event) promise.reject(event['error']);
      else promise.resolve(event['output']);
      if (child !== null) pending.delete(child);
      for (let turn = 0; turn < 20 && received.length === before; turn += 1)
        await Promise.resolve();
    },
    stop: () => actor.stop(),
  };
}
