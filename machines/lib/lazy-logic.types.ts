import type {
  ActorRef,
  ActorScope,
  AnyActorScope,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate';

/** The snapshot of a chart whose code has not loaded: it has no context, and is in no state of the chart. */
export interface LoadingSnapshot {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly value: 'loading' | 'failed';
  readonly context: undefined;
  readonly children: Readonly<Record<string, undefined>>;
  readonly matches: () => false;
  readonly hasTag: () => false;
  readonly can: () => false;
}

/** The logic of a chart that may still be loading; the chart itself is one, too. */
export interface LazyLogic<
  Loaded extends Snapshot<unknown>,
  Event extends EventObject,
  Input,
  Emitted extends EventObject,
  Scope = ActorScope<Loaded | LoadingSnapshot, Event, AnyActorScope['system'], Emitted>,
> {
  getInitialSnapshot(scope: Scope, input: Input): Loaded | LoadingSnapshot;
  transition(
    snapshot: Loaded | LoadingSnapshot,
    event: Event,
    scope: Scope,
  ): Loaded | LoadingSnapshot;
  start?(snapshot: Loaded | LoadingSnapshot, scope: Scope): void;
  getPersistedSnapshot(snapshot: Loaded | LoadingSnapshot): Snapshot<unknown>;
}

/** A chart whose code may come after its actor has started. */
export type LazyMachine<Machine extends AnyStateMachine> = LazyLogic<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  InputFrom<Machine>,
  EmittedFrom<Machine>
>;

/** An actor of a chart that may still be loading. */
export type LazyActorRef<Machine extends AnyStateMachine> = ActorRef<
  SnapshotFrom<Machine> | LoadingSnapshot,
  EventFromLogic<Machine>,
  EmittedFrom<Machine>
>;
