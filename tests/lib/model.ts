import type { ComponentType } from 'react';
import type {
  ActorRefFrom,
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { NamedStep } from '#tests/paths/subject.ts';
import type { Person } from './person.ts';

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;
type TypeOf<Machine extends AnyStateMachine> = EventOf<Machine>['type'];
type OfType<Machine extends AnyStateMachine, Type> = Extract<EventOf<Machine>, { type: Type }>;

/** Distributes, so that one event type with several shapes keeps each of them. */
type Payload<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never;

/** Values to walk with: a list, or a list made from what the chart remembers at that moment. */
export type Cases<Context, Value> = readonly Value[] | ((context: Context) => readonly Value[]);

/** An event that no hand makes in this view: the runner sends it straight to the actor. */
export interface World {
  /** The sender, or the reason why no hand can; counted on the coverage page. */
  readonly world: string;
}

/** For a reason that no other model has; `byChart`, `byPort` and `byPage` are what most need. */
export const world = (reason: string): World => ({ world: reason });

export const byChart = world('another chart sends it');
export const byPort = world('a port sends it: the server, the browser, its storage or the router');
/** Events that a page sends by itself; a view may do so in the middle of a walk. */
export const byPage = world('the page sends it by itself, for what it loads, plays or shows');

/** True for a gesture that is none. */
export const isWorld = (gesture: unknown): gesture is World =>
  typeof gesture === 'object' && gesture !== null && 'world' in gesture;

/** Outcomes of a port: each `done` is an output, each `error` a Failure. */
export interface Outcomes<Context = unknown> {
  readonly done?: Cases<Context, unknown>;
  readonly error?: Cases<Context, unknown>;
}

/**
 * All that a tester writes for a flow. `cases` are the payloads and port outcomes to walk with,
 * `gestures` how a person makes each event, `sightings` what must be seen in each leaf state
 * (dotted path; parallel leaves joined by ` & `, or one sighting per region's leaf).
 */
export interface FlowModel<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  /** Left out only for a chart that draws nothing; `reason` then says why. */
  readonly View?: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** For a chart without a View of its own: the true page around it, which shows what it does (lib/stage.tsx). */
  readonly Stage?: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  readonly reason?: string;
  readonly input?: InputFrom<Machine>;
  /** In place of `input`, for a chart whose transitions need it to begin in more than one way. */
  readonly inputs?: readonly InputFrom<Machine>[];
  readonly cases: {
    readonly events?: {
      readonly [Type in TypeOf<Machine>]?: Cases<
        ContextFrom<Machine>,
        Payload<OfType<Machine, Type>>
      >;
    };
    /** By port name (the invoke's `src`). A port without outcomes is stubbed by one that only listens. */
    readonly outcomes?: Readonly<Record<string, Outcomes<ContextFrom<Machine>>>>;
  };
  readonly gestures: {
    readonly [Type in TypeOf<Machine>]:
      | World
      | ((person: Person, event: OfType<Machine, Type>) => Promise<void>);
  };
  /** The snapshot is for what depends on the context: a name, a number of seconds. */
  readonly sightings: Readonly<
    Record<string, (person: Person, snapshot: SnapshotFrom<Machine>) => Promise<void>>
  >;
  /** Stand-ins for child actors by `src`, where the stub that only listens is not enough for the view. */
  readonly children?: Readonly<Record<string, AnyActorLogic>>;
  /**
   * Says why a hand cannot make this event here (the control is hidden), or null when it can. Such a
   * step is walked without the view only, and is listed.
   */
  readonly outOfReach?: (snapshot: SnapshotFrom<Machine>, event: EventOf<Machine>) => string | null;
  /**
   * Milliseconds that may pass before anything is due, where a delay of at least twice that runs:
   * only then can a restarted delay be distinguished from one that keeps running.
   */
  readonly pause?: number;
  /**
   * Faults that change nothing and are too many places away for the comparison to prove it: by mutant
   * (`wrong initial @ (root): it begins in held`), each with its reason.
   */
  readonly equivalents?: Readonly<Record<string, string>>;
  /** Requirements by name, for `--criterion named`: a step, or steps in their order with any others between them. */
  readonly named?: Readonly<Record<string, NamedStep | readonly NamedStep[]>>;
  /** Invariants at every place; the key is the sentence that a failure shows. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Transitions that no case can reach, by id (`state|event|index`), each with its reason. */
  readonly unreached?: Readonly<Record<string, string>>;
}

/** Keeps a model's types while it is written as plain data. */
export const defineModel = <Machine extends AnyStateMachine>(model: FlowModel<Machine>) => model;
