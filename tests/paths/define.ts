import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { NamedStep } from './subject.ts';

export type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;
export type TypeOf<Machine extends AnyStateMachine> = EventOf<Machine>['type'];
export type OfType<Machine extends AnyStateMachine, Type> = Extract<
  EventOf<Machine>,
  { type: Type }
>;

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

/** True for a gesture that is none. */
export const isWorld = (gesture: unknown): gesture is World =>
  typeof gesture === 'object' && gesture !== null && 'world' in gesture;

/** Outcomes of a port: each `done` is an output, each `error` what it fails with. */
export interface Outcomes<Context = unknown> {
  readonly done?: Cases<Context, unknown>;
  readonly error?: Cases<Context, unknown>;
}

/** Half of a model that a chart is walked with: payloads, outcomes, and what a tester knows about them. */
export interface ChartModel<Machine extends AnyStateMachine> {
  readonly machine: Machine;
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
  /**
   * `asked` unless said otherwise: guards answer for themselves. `unknown`: one that reads a payload without
   * a case answers both ways. `free`: every guard does.
   */
  readonly guards?: 'asked' | 'unknown' | 'free';
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
  /** Weights of goals for `--by risk`: by transition, or by state with all that leaves it; 1, or 2 where things fail. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Invariants at every place; the key is the sentence that a failure shows. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Transitions that no case can reach, by id (`state|event|index`), each with its reason. */
  readonly unreached?: Readonly<Record<string, string>>;
}
