/** The part of a step in which a walk through a view stopped, in the order in which they are asked. */
export type Complaint =
  | 'gesture'
  | 'value'
  | 'emitted'
  | 'unasked'
  | 'drawing'
  | 'sighting'
  | 'look';

/** Complaints of a state, whichever step has led to it; the others are of the step. */
const ofStates: readonly Complaint[] = ['drawing', 'sighting'];

/** Position of a walk when it stopped. */
export interface Stop {
  readonly complaint: Complaint;
  /** Labels of the steps that were begun, the last of which failed; none where the start did. */
  readonly done: readonly string[];
  /** The chart's value, as JSON. */
  readonly at: string;
}

/** A walk through a view that has stopped, and why. */
export class WalkFailure extends Error {
  override name = 'WalkFailure';
  readonly #stop: Stop;
  readonly #reason: string;

  constructor(stop: Stop, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`after ${stop.done.join(' → ') || 'the start'}, in ${stop.at}: ${reason}`, { cause });
    this.#stop = stop;
    this.#reason = reason;
  }

  /** No field of the error: Vitest prints those below the message, which says the same. */
  static stopOf(failure: WalkFailure): Stop {
    return failure.#stop;
  }

  static reasonOf(failure: WalkFailure): string {
    return failure.#reason;
  }
}

export const isOfState = ({ complaint }: Stop): boolean => ofStates.includes(complaint);

/** A difference of looks is compared as a whole; other reasons go on with pages as they were, and stacks. */
const words = (failure: WalkFailure): string => {
  const reason = WalkFailure.reasonOf(failure);
  return WalkFailure.stopOf(failure).complaint === 'look' ? reason : (reason.split('\n')[0] ?? '');
};

/** True if two walks have stopped at the same place for the same reason, on whatever way they came there. */
export const isSameFailure = (one: WalkFailure, other: WalkFailure): boolean => {
  const here = WalkFailure.stopOf(one);
  const there = WalkFailure.stopOf(other);
  return (
    here.complaint === there.complaint &&
    here.at === there.at &&
    (isOfState(here) || here.done.at(-1) === there.done.at(-1)) &&
    words(one) === words(other)
  );
};
