import type { Backend } from '../context.ts';

/** Work that this process does again and again, apart from all other jobs. */
export interface Job {
  /** Name in the log, and for `soon`. */
  readonly name: string;
  /** Milliseconds between the end of a run and the next. */
  readonly every: number;
  /** Milliseconds until something is due, where that may be sooner than `every`. */
  readonly next?: (backend: Backend) => Promise<number>;
  /** Milliseconds before each of the next runs, once `soon` was called. */
  readonly soon?: readonly number[];
  /**
   * Does whatever is due, at once; others may do it on the same database. `signal`: the process
   * ends.
   */
  readonly work: (backend: Backend, signal: AbortSignal) => Promise<unknown>;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds before the next try of a job, by its failures in a row; the last again and again. */
const pauses = [30 * second, minute, 2 * minute, 5 * minute, 15 * minute] as const;

/** The same for one thing of many: ten tries in about two days. */
const longPauses = [...pauses, hour, 4 * hour, 12 * hour, 24 * hour] as const;
export const longestPause = 24 * hour;

const nth = (list: readonly number[], failures: number): number =>
  list[Math.min(Math.max(failures, 1), list.length) - 1] ?? longestPause;

/** Milliseconds after so many failures of a job in a row, one or more. */
export const pauseOfJob = (failures: number): number => nth(pauses, failures);

/** Milliseconds after so many failures of one thing in a row, one or more. */
export const pauseOfItem = (failures: number): number => nth(longPauses, failures);
