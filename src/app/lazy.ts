import type { AnyActorScope, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { Lazy } from '#src/ui/lazy.ts';

const loadedEvent = 'lazy.loaded';
const failedEvent = 'lazy.failed';

type Scope = AnyActorScope;
type Found = Snapshot<unknown> | Loading;
/** What is called of a machine, without the types of its context and events. */
interface Logic {
  getInitialSnapshot(scope: Scope, input: unknown): Found;
  transition(snapshot: Found, event: EventObject, scope: Scope): Found;
}

/** Placeholder snapshot until the machine has loaded. */
interface Loading {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly value: 'loading' | 'failed';
  readonly context: unknown;
  readonly children: Readonly<Record<string, never>>;
  readonly input: unknown;
  /** Replayed when the machine has loaded. */
  readonly queue: readonly EventObject[];
  readonly matches: () => false;
  readonly hasTag: () => false;
  readonly can: () => false;
}

const never = () => false as const;
const isLoading = (snapshot: object): snapshot is Loading => 'queue' in snapshot;

const replay = ({ input, queue }: Loading, machine: Logic, scope: Scope) =>
  queue.reduce<Found>(
    (snapshot, event) => machine.transition(snapshot, event, scope),
    machine.getInitialSnapshot(scope, input),
  );

interface Options {
  /** Its code is fetched when this has settled; as its first actor starts, where it is absent. */
  readonly when?: () => Promise<unknown>;
  /** An event is something a person waits for: it is loaded at once, idle or not. */
  readonly isUrgent?: boolean;
}

/**
 * Stands in for a machine that loads later: the actor is there at once, queues its events, and replays
 * them when it goes on as the machine. Where its code has failed to load, an event asks for it again.
 */
export function lazyLogic<Machine extends AnyStateMachine>(
  source: Lazy<Machine>,
  { when, isUrgent = false }: Options = {},
): Machine {
  const load = ({ self }: Scope) => {
    source.load().catch(() => self.send({ type: failedEvent }));
  };
  const logic = {
    getInitialSnapshot: (scope: Scope, input: unknown): Found => {
      const machine: Logic | null = source.now();
      if (machine) return machine.getInitialSnapshot(scope, input);
      return {
        status: 'active',
        output: undefined,
        error: undefined,
        value: 'loading',
        context: input ?? {},
        children: {},
        input,
        queue: [],
        matches: never,
        hasTag: never,
        can: never,
      };
    },
    start: (snapshot: Found, scope: Scope) => {
      if (!isLoading(snapshot)) return;
      const unsubscribe = source.subscribe(() => {
        unsubscribe();
        scope.self.send({ type: loadedEvent });
      });
      if (when) void when().then(() => load(scope));
      else load(scope);
    },
    transition: (snapshot: Found, event: EventObject, scope: Scope): Found => {
      const machine: Logic | null = source.now();
      if (!isLoading(snapshot))
        return machine ? machine.transition(snapshot, event, scope) : snapshot;
      if (event.type === loadedEvent && machine) return replay(snapshot, machine, scope);
      if (event.type === failedEvent) return { ...snapshot, value: 'failed' };
      if (event.type === 'xstate.stop') return snapshot;
      if (isUrgent || snapshot.value === 'failed') load(scope);
      return { ...snapshot, value: 'loading', queue: [...snapshot.queue, event] };
    },
    getPersistedSnapshot: (snapshot: Found) => snapshot,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine itself, a little later
  return logic as unknown as Machine;
}
