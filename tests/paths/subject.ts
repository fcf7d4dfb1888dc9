import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Cases } from './define.ts';
import type { Effect, TransitionId } from './model.ts';

type AnyCases = Cases<never, unknown>;

/** One step of a walk, as a named requirement looks at it. */
export interface SeenStep {
  /** Null for the start. */
  readonly event: AnyEventObject | null;
  /** The chart before it; null for the start. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  readonly taken: readonly TransitionId[];
  readonly effects: readonly Effect[];
}

export type NamedStep = (step: SeenStep) => boolean;

/**
 * Subject of the engine. A `*.model.tsx` is one (its view's half is in `WalkModel`), and so is any
 * XState 5 machine as `{machine, cases: {}}`.
 */
export interface Subject {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** In place of `input`, for a chart that must begin in more than one way. */
  readonly inputs?: readonly unknown[];
  readonly cases: {
    /** Payloads by event type; an event without cases is sent bare. */
    readonly events?: Readonly<Record<string, AnyCases>>;
    /** By port name or child id: what it comes back with. */
    readonly outcomes?: Readonly<Record<string, { done?: AnyCases; error?: AnyCases }>>;
  };
  /** Its keys are events too: what a wildcard matches can be known from nowhere else. */
  readonly gestures?: Readonly<Record<string, unknown>>;
  /** Its keys are leaf states, parallel ones joined by ` & `: all of them, where there are any. */
  readonly sightings?: Readonly<Record<string, unknown>> | undefined;
  readonly children?: Readonly<Record<string, AnyActorLogic>>;
  /** Transitions that no case can reach, each with its reason. */
  readonly unreached?: Readonly<Record<TransitionId, string>>;
  /**
   * Milliseconds that may pass before anything is due, where a delay of at least twice that runs: only
   * then does a restarted delay differ from one that continues.
   */
  readonly pause?: number;
  /**
   * Faults that change nothing and are too many places away for the comparison to prove it: by mutant
   * (`wrong initial @ (root): it begins in held`), each with its reason.
   */
  readonly equivalents?: Readonly<Record<string, string>>;
  /** Weights of goals for `--by risk`: by transition, or by state with all that leaves it; 1, or 2 where things fail. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Invariants checked at every place; the key is the sentence that a failure shows. */
  readonly invariants?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  /** Requirements by name, for the criterion `named`: a step, or steps in their order, with any others between them. */
  readonly named?: Readonly<Record<string, NamedStep | readonly NamedStep[]>>;
  /**
   * `asked` (a model's way): guards answer for themselves. `unknown` (a bare machine's way): a guard that
   * reads a payload without a case answers both ways, in branches. `free`: every guard does.
   */
  readonly guards?: 'asked' | 'unknown' | 'free';
  /** Reason why the requested run cannot make an event here, or null; such steps are left out. */
  readonly outOfReach?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => string | null;
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;
const isModel = (value: unknown): value is Omit<Subject, 'cases'> & Partial<Subject> =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine);

/** A model as the engine reads it; of a machine alone nothing is known but what it draws. Null for anything else. */
export const subjectOf = (value: unknown): Subject | null => {
  if (isMachine(value)) return { machine: value, cases: {}, guards: 'unknown' };
  return isModel(value) ? { ...value, cases: value.cases ?? {} } : null;
};
