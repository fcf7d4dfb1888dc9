import type { RunnerTestSuite } from 'vitest';

/** Draws every story of a file anew, so many times in all. */
export function repeatAll({ tasks }: Pick<RunnerTestSuite, 'tasks'>, times: number): void {
  for (const task of tasks) {
    if (task.type === 'suite') repeatAll(task, times);
    else task.repeats = times - 1;
  }
}

/** Comparisons of a story's looks with its baseline. */
export interface Steadiness {
  readonly times: number;
  /** Words of those that differed. */
  readonly alarms: readonly (readonly string[])[];
}

const known = new Map<string, Steadiness>();

/** Adds one comparison to those of a story. */
export function counted(id: string, found: readonly string[]): Steadiness {
  const { times, alarms } = known.get(id) ?? { times: 0, alarms: [] };
  const now = { times: times + 1, alarms: found.length > 0 ? [...alarms, found] : alarms };
  known.set(id, now);
  return now;
}
