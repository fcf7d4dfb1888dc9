import {
  fromCallback,
  fromPromise,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { LazyMachine } from './lazy-logic.types.ts';

/** A forgotten port is loud. */
const unprovided = (name: string) => (): never => {
  throw new Error(`Port "${name}" has not been provided.`);
};

/**
 * A hole in a chart for one question to the world, answered once.
 * Throws until an adapter is provided, so a forgotten port is loud.
 */
export const promisePort = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(unprovided(name));

/**
 * A hole in a chart for something in the world that keeps speaking (socket, storage, media query).
 * `Sent` is what the chart may send to it, `Input` what it starts with.
 */
export const callbackPort = <
  Sent extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) => fromCallback<Sent, Input>(unprovided(name));

/**
 * A placeholder for a child chart that its parent imports as a type only, and that is there when the
 * parent runs. Throws until one is provided.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the chart where the hole is
export const machinePort = <Machine extends AnyStateMachine>(name: string): Machine =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing but the provided machine ever runs
  promisePort<void>(name) as unknown as Machine;

/**
 * A placeholder for a child chart whose code may come after its parent runs: until then its snapshot is
 * a `LoadingSnapshot`. Throws until one is provided.
 */
export const lazyPort = <Machine extends AnyStateMachine>(name: string): LazyMachine<Machine> => ({
  getInitialSnapshot: unprovided(name),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
});
