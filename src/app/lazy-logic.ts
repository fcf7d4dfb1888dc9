import type { ActorScope, AnyActorScope, EventObject, Snapshot } from 'xstate';
import type { LazyLogic, LoadingSnapshot } from '#machines/lib/lazy-logic.types.ts';
import type { Lazy } from '#src/ui/loading/lazy.ts';

const loadedEvent = 'lazy.loaded';
const failedEvent = 'lazy.failed';

/** A `LoadingSnapshot` with what the machine begins with: events are replayed when it has loaded. */
interface Loading<Event, Input> extends LoadingSnapshot {
  readonly input: Input;
  readonly queue: readonly Event[];
}

/** The methods of a machine that are called here; its own types are inferred from them. */
interface Machine<
  Loaded extends Snapshot<unknown>,
  Event extends EventObject,
  Input,
  Emitted extends EventObject,
  Scope = ActorScope<Loaded, Event, AnyActorScope['system'], Emitted>,
> {
  getInitialSnapshot(scope: Scope, input?: Input): Loaded;
  transition(snapshot: Loaded, event: Event, scope: Scope): Loaded;
}

const never = () => false as const;

interface Options {
  /** Promise after which its code is fetched; absent, its first actor to start fetches it. */
  readonly when?: () => Promise<unknown>;
  /** True if a person waits for its events: one fetches the code at once, idle or not. */
  readonly isUrgent?: boolean;
}

/**
 * Stands in for a machine that loads later: the actor is there at once, queues its events, and replays
 * them when it goes on as the machine. Where its code has failed to load, an event asks for it again.
 */
export function lazyLogic<
  Loaded extends Snapshot<unknown>,
  Event extends EventObject,
  Input,
  Emitted extends EventObject,
>(
  source: Lazy<Machine<Loaded, Event, Input, Emitted>>,
  { when, isUrgent = false }: Options = {},
): LazyLogic<Loaded, Event, Input, Emitted> {
  type Found = Loaded | Loading<Event, Input>;
  const load = ({ self }: AnyActorScope) => {
    source.load().catch(() => self.send({ type: failedEvent }));
  };
  const isLoading = (snapshot: Found): snapshot is Loading<Event, Input> => 'queue' in snapshot;
  return {
    getInitialSnapshot: (scope: AnyActorScope, input: Input): Found => {
      const machine = source.now();
      if (machine) return machine.getInitialSnapshot(scope, input);
      return {
        status: 'active',
        output: undefined,
        error: undefined,
        value: 'loading',
        context: undefined,
        children: {},
        input,
        queue: [],
        matches: never,
        hasTag: never,
        can: never,
      };
    },
    start: (snapshot: Found, scope: AnyActorScope) => {
      if (!isLoading(snapshot)) return;
      const unsubscribe = source.subscribe(() => {
        unsubscribe();
        scope.self.send({ type: loadedEvent });
      });
      if (when) void when().then(() => load(scope));
      else load(scope);
    },
    transition: (snapshot: Found, event: Event, scope: AnyActorScope): Found => {
      const machine = source.now();
      if (!isLoading(snapshot))
        return machine ? machine.transition(snapshot, event, scope) : snapshot;
      if (event.type === loadedEvent && machine)
        return snapshot.queue.reduce<Loaded>(
          (found, queued) => machine.transition(found, queued, scope),
          machine.getInitialSnapshot(scope, snapshot.input),
        );
      if (event.type === failedEvent) return { ...snapshot, value: 'failed' };
      if (event.type === 'xstate.stop') return snapshot;
      if (isUrgent || snapshot.value === 'failed') load(scope);
      return { ...snapshot, value: 'loading', queue: [...snapshot.queue, event] };
    },
    getPersistedSnapshot: (snapshot: Found) => snapshot,
  };
}
