import type { AnyEventObject, StateValue } from 'xstate';

/** The words of the test-generation tool: plain data, in the order in which the pipeline makes it. */

/**
 * `source|event|index`: `asking|done(askName)|0`. Stays the same while its state and event do; the
 * index counts the alternatives of one event in one state. The root's path is `(root)`.
 */
export type TransitionId = string;

/** A sentence of the specification that a state or a transition names in `meta.requirement`. */
export type Requirement = string;

export interface InvokeIR {
  readonly id: string;
  /** Name of the port; the id where the chart gives its logic inline. */
  readonly src: string;
  readonly done: boolean;
  readonly error: boolean;
}

export interface StateIR {
  /** Dotted path from the root; the root is `(root)`. */
  readonly path: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  readonly initial: string | null;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly InvokeIR[];
  readonly requirements: readonly Requirement[];
}

export interface TransitionIR {
  readonly id: TransitionId;
  readonly source: string;
  /** As people say it: `form.submit`, `done(authenticate)`, `error(…)`, `after(lockout)`, `always`. */
  readonly event: string;
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always' | 'stateDone';
  readonly index: number;
  /** Empty for a transition that stays where it is. */
  readonly targets: readonly string[];
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly reenter: boolean;
  readonly description: string;
  readonly requirements: readonly Requirement[];
}

/** A chart as data: no functions, nothing of xstate; two revisions of a chart compare by it. */
export interface ChartIR {
  readonly id: string;
  readonly description: string;
  /** Document order, root first. */
  readonly states: readonly StateIR[];
  readonly transitions: readonly TransitionIR[];
  /** Every event type that people or the world send, wildcards as they stand. */
  readonly events: readonly string[];
  /** Source text of each named guard, action and delay (`guards.isFriend`): a body may change too. */
  readonly sources: Readonly<Record<string, string>>;
  /** Named actions that are plain functions: a run records but does not execute them. */
  readonly told: readonly string[];
}

export const criteria = [
  'state',
  'transition',
  'pair',
  'decision',
  'ignored',
  'requirement',
  'case',
  'named',
] as const;

/** Coverage criterion: turns a chart into goals. */
export type Criterion = (typeof criteria)[number];

export const generators = [
  'cover',
  'postman',
  'shortest',
  'simple',
  'random',
  'predefined',
] as const;

/** Algorithm that finds the walks. */
export type Generator = (typeof generators)[number];

/** One thing to be proved by a step. Ids are unique over all criteria and stable as transitions are. */
export interface Goal {
  /** `<transition>`, `<transition> = no`, `<transition> → <transition>`, `in <state>`, … */
  readonly id: string;
  readonly criterion: Criterion;
  /** The transition or state that it speaks of, for drawing. */
  readonly about: string;
}

/** Limit of a search. Counted, not timed, so that the same search ends at the same place. */
export interface Budget {
  /** Places (configuration, context, clock and ports) whose ways out are computed. */
  readonly places: number;
  /** Steps computed in all. */
  readonly steps: number;
}

/** A goal that no test proves, and why. */
export interface LeftOut {
  readonly goal: string;
  /**
   * `excused`: the model says so. `budget`: the search ended first. `noCase`: its source is reached,
   * but no case, outcome or guard answer leads on. `unreachable`: its source is never entered.
   * `breaks`: the step throws. `filtered`: it cannot be done in the run asked for (a hand's reach).
   * `missed`: a known step proves it, and no walk of this generator takes that step. `boxed`: the suite was to
   * be small.
   */
  readonly kind:
    | 'excused'
    | 'budget'
    | 'noCase'
    | 'unreachable'
    | 'breaks'
    | 'filtered'
    | 'missed'
    | 'boxed';
  readonly reason: string;
}

/** Something that the chart did to the world, as an observer of the actor would note it. */
export interface Effect {
  /** Name of the action, `emit`, `raise`, `sendTo`, `spawn`, `stop`, `cancel`. */
  readonly type: string;
  /** Params, event and target as one stable text; empty when there are none. */
  readonly detail: string;
}

/** All that can be observed of an actor at rest. */
export interface Expectation {
  readonly value: StateValue;
  /** Paths of the active leaves, in document order. */
  readonly leaves: readonly string[];
  readonly status: string;
  /** Tags of the active states, sorted. */
  readonly tags: readonly string[];
  /** The context as one stable text. */
  readonly context: string;
  /** Ids of the running children. */
  readonly children: readonly string[];
  /** Milliseconds until each delayed event that waits, nearest first. */
  readonly deadlines: readonly number[];
  /** Effects of the step, oldest first. */
  readonly effects: readonly Effect[];
  /** Types of the emitted events, oldest first (they are among the effects too). */
  readonly emitted: readonly string[];
}

/** Answers that a guard is made to give in a step without a given payload; by guard name. */
export type Answers = Readonly<Record<string, boolean>>;

export interface Step {
  /** Unique among what can be done at its place: `form.submit 2`, `authenticate fails offline`. */
  readonly label: string;
  readonly kind: 'event' | 'settle' | 'clock';
  readonly event: AnyEventObject;
  /** Milliseconds for a clock step: one before them nothing may have happened. */
  readonly wait: number;
  /** The child that settles. */
  readonly child: string | null;
  readonly answers: Answers;
  /** Goals of the suite's criterion that this step proves, whether or not another did before. */
  readonly proves: readonly string[];
  /** Events that must change nothing where the step ends. A hand cannot make them; an actor run does. */
  readonly probes: readonly AnyEventObject[];
  readonly expects: Expectation;
}

export interface Test {
  /** The labels of the steps, joined by ` → `. */
  readonly name: string;
  /** Index of the model's input that it begins with. */
  readonly start: number;
  readonly input: unknown;
  readonly answers: Answers;
  /** Expected state before the first step; `proves` and `probes` belong to it. */
  readonly begins: Expectation;
  readonly proves: readonly string[];
  readonly probes: readonly AnyEventObject[];
  readonly steps: readonly Step[];
}

/** Proved goals, with the indexes of the tests that prove them. */
export interface Coverage {
  readonly criterion: Criterion;
  readonly goals: readonly Goal[];
  readonly covered: Readonly<Record<string, readonly number[]>>;
  readonly leftOut: readonly LeftOut[];
}

/** Plain data: the same machine, model, options and seed make it byte for byte the same. */
export interface Suite {
  readonly flow: string;
  readonly criterion: Criterion;
  readonly generator: Generator;
  readonly seed: number;
  readonly cap: number;
  readonly tests: readonly Test[];
  readonly coverage: Coverage;
  /** Cost of the search; `cut` if the budget ended it. */
  readonly search: { readonly places: number; readonly steps: number; readonly cut: boolean };
}

/** Difference between a run and its suite. */
export interface Failure {
  readonly test: number;
  /** Index of the step; -1 when the very start is wrong. */
  readonly step: number;
  /** `value`, `effects`, `context`, `children`, `early` (a delay), `ignored`, `broken`, `sighting`, … */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

export interface RunResult {
  readonly flow: string;
  readonly tests: number;
  readonly steps: number;
  readonly failures: readonly Failure[];
}
