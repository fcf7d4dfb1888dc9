import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Answers, Effect, TransitionId } from './model.ts';

/** A delayed event that waits; `due` in milliseconds from the moment the place is reached. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly due: number;
  /** Milliseconds of the full delay. */
  readonly whole: number;
  /** True if it returns to the chart; timers of other actors are only waited for. */
  readonly own: boolean;
}

/** A configuration with everything that decides what may come next. */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  /** Ids of children that have not settled. */
  readonly running: readonly string[];
  /** Random numbers drawn on the way here. */
  readonly draws: number;
  /** Milliseconds since the start. */
  readonly now: number;
}

/** Possible next step: an event to send, a port to settle, or the clock to move by `wait` ms. */
export interface Offer {
  readonly type: string;
  /** The case: an event with the number of its payload, or an outcome; null for the clock. */
  readonly given: string | null;
  readonly kind: 'event' | 'settle' | 'clock';
  readonly event: AnyEventObject;
  readonly wait: number;
  /** The child that settles. */
  readonly child: string | null;
  readonly answers: Answers;
}

/**
 * Result of an offer: transitions taken and guards that refused, both in order, and the effects.
 */
export interface StepResult {
  /** True if the chart read the time in this step. */
  readonly timed: boolean;
  /** The chart before the step, and what happened to it; null for a start. */
  readonly before: AnyMachineSnapshot | null;
  readonly event: AnyEventObject | null;
  /** The case of the offer; null for a start and for the clock. */
  readonly given: string | null;
  readonly taken: readonly TransitionId[];
  readonly refused: readonly TransitionId[];
  /** In what single transitions among several show: `<id> shows move`, `<id> shows memory` (a history that held something). */
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
  /**
   * In what the step shows (`state`, `context <key>`, `effects`): a fault in it is found only there. A delay that has run for a while begins
   * anew (`restart`) or continues (`wait`): one that has just begun looks the same in both.
   */
  readonly shows: readonly string[];
}

/** One step of a walk. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly offer: Offer;
  readonly before: Place;
  readonly after: Place;
  readonly result: StepResult;
}

/** One way for a chart to begin. */
export interface Start {
  readonly index: number;
  readonly input: unknown;
  readonly answers: Answers;
  readonly key: string;
  readonly place: Place;
  readonly result: StepResult;
}

export interface Walk {
  readonly start: Start;
  readonly edges: readonly Edge[];
}
