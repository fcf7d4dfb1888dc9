import type { AnyActorScope, AnyStateMachine, EventObject, Snapshot } from 'xstate';

const arrival = 'late.arrived';

type Scope = AnyActorScope;
type Found = Snapshot<unknown> | Coming;
/** What is called of a machine, without the types of its context and events. */
interface Followed {
  getInitialSnapshot(scope: Scope, input: unknown): Found;
  transition(snapshot: Found, event: EventObject, scope: Scope): Found;
}
interface Arrived extends EventObject {
  readonly machine: Followed;
}

/** Looks enough like a machine's snapshot for whoever asks before the code is there. */
interface Coming {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly value: 'coming';
  readonly context: unknown;
  readonly children: Readonly<Record<string, never>>;
  readonly input: unknown;
  readonly waiting: readonly EventObject[];
  readonly matches: () => false;
  readonly hasTag: () => false;
  readonly can: () => false;
}

const never = () => false as const;
const isComing = (snapshot: object): snapshot is Coming => 'waiting' in snapshot;
const isArrival = (event: EventObject): event is Arrived => event.type === arrival;

/** Where the code of late machines comes from. */
export interface LateSource<Machine> {
  /** The machine, if it has come already. */
  readonly now: () => Machine | null;
  readonly load: () => Promise<Machine>;
  /** Something waits for it: no more politeness towards the first frame. */
  readonly hurry?: () => void;
}

/**
 * Stands in for a machine whose code the first frame does not need: the actor is there at once, keeps
 * what it is told, and goes on as the machine when the code has come. Parents need not know.
 */
export function late<Machine extends AnyStateMachine>(source: LateSource<Machine>): Machine {
  const logic = {
    getInitialSnapshot: (scope: Scope, input: unknown): Found => {
      const machine: Followed | null = source.now();
      if (machine) return machine.getInitialSnapshot(scope, input);
      return {
        status: 'active',
        output: undefined,
        error: undefined,
        value: 'coming',
        context: input ?? {},
        children: {},
        input,
        waiting: [],
        matches: never,
        hasTag: never,
        can: never,
      };
    },
    start: (snapshot: Found, { self }: Scope) => {
      if (!isComing(snapshot)) return;
      void source.load().then((machine) => self.send({ type: arrival, machine }));
    },
    transition: (snapshot: Found, event: EventObject, scope: Scope): Found => {
      if (!isComing(snapshot)) {
        const machine: Followed | null = source.now();
        return machine ? machine.transition(snapshot, event, scope) : snapshot;
      }
      if (!isArrival(event)) {
        source.hurry?.();
        return { ...snapshot, waiting: [...snapshot.waiting, event] };
      }
      const { machine } = event;
      return snapshot.waiting.reduce<Found>(
        (now, next) => machine.transition(now, next, scope),
        machine.getInitialSnapshot(scope, snapshot.input),
      );
    },
    getPersistedSnapshot: (snapshot: Found) => snapshot,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine itself, a little later
  return logic as unknown as Machine;
}
