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
import type { WalkModel } from './types.ts';

interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** A running actor whose ports are in the runner's hands. */
export interface Live {
  readonly actor: AnyActorRef & { getSnapshot(): AnyMachineSnapshot };
  /** Every event the actor was sent, oldest first. */
  readonly received: readonly AnyEventObject[];
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
  const emitted: string[] = [];
  const actor: Live['actor'] = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.actorRef === actor) received.push(event.event);
    },
  });
  actor.on('*', (event: AnyEventObject) => emitted.push(event.type));
  actor.start();
  return {
    actor,
    received,
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
