import type { WallTime } from './zoned-time.ts';

export interface PostTimeInput {
  /** ISO 8601; null is at once. */
  readonly publishAt: string | null;
}

/** Choice between two equal wall times: before the clocks go back, or after. */
export type WhichOfTwo = 'first' | 'second';

export interface PostTimeContext extends PostTimeInput {
  /** IANA name of the zone in which times are written; null before the clock has said it. */
  readonly zone: string | null;
  /** Milliseconds since 1970, to the minute; the clock says it. */
  readonly now: number;
  /** Chosen time; empty texts before. */
  readonly wall: WallTime;
  readonly which: WhichOfTwo | null;
  /** First time after the gap, where the chosen time is skipped by a change of the clocks. */
  readonly resumes: WallTime | null;
}

/** Timing of a post: at once, at its time, or at a time that is still to be chosen. */
export type PostTiming = 'atOnce' | 'set' | 'open';

/** The clock, at its start and with each minute. */
export type ClockReport = { type: 'minute.passed'; now: number; zone: string };

export type PostTimeEvent =
  | ClockReport
  | { type: 'time.open' }
  /** At once, after all. */
  | { type: 'time.clear' }
  | { type: 'time.choose'; wall: Partial<WallTime> }
  | { type: 'which.choose'; which: WhichOfTwo }
  | { type: 'time.replace'; publishAt: string | null }
  /** The time has passed: it is published now. */
  | { type: 'publish.now' };

export type PostTimeEmitted =
  | { type: 'time.changed'; publishAt: string | null; timing: PostTiming }
  | { type: 'post.publish' };
