import type { LeftOut, Suite, Test } from './model.ts';
import type { Subject } from './subject.ts';

export const orders = ['risk', 'goals', 'steps'] as const;

/**
 * Order in which tests go into a box. `risk`: those that prove the most weight; `goals`: those that prove the
 * most goals; `steps`: those that prove the most weight for each step.
 */
export type Order = (typeof orders)[number];

/** Size of a suite, counted: the same box holds the same tests on any machine. */
export interface Box {
  /** Most tests, or null. */
  readonly most: number | null;
  /** Most steps of all of them, or null. */
  readonly steps: number | null;
  readonly by: Order;
}

/** Failures, refusals and delays are where charts are wrong, unless the model weighs them otherwise. */
const isRisky = (goal: string): boolean => / = no$|\|error\(|\|after\(/.test(goal);

/** Weight of a goal: of what the model names, a transition, a state or a requirement, or the usual one. */
const weigher = ({ weights = {} }: Subject, suite: Suite, by: Order) => {
  const about = new Map(suite.coverage.goals.map((goal) => [goal.id, goal.about]));
  return (goal: string): number => {
    if (by === 'goals') return 1;
    const [source = ''] = (about.get(goal) ?? goal).split('|');
    return (
      weights[goal] ?? weights[about.get(goal) ?? ''] ?? weights[source] ?? (isRisky(goal) ? 2 : 1)
    );
  };
};

const provedBy = ({ proves, steps }: Test): readonly string[] => [
  ...new Set([...proves, ...steps.flatMap((step) => step.proves)]),
];

/**
 * As much of a suite as fits into a box, the most important test first. What is lost by that stands in
 * `leftOut`.
 */
export function boxed(suite: Suite, subject: Subject, box: Box): Suite {
  if (box.most === null && box.steps === null) return suite;
  const weight = weigher(subject, suite, box.by);
  const proved = new Set<string>();
  const waiting = [...suite.tests];
  const tests: Test[] = [];
  let left = box.steps ?? Number.POSITIVE_INFINITY;
  const worth = (test: Test): number => {
    const fresh = provedBy(test).filter((goal) => !proved.has(goal));
    const sum = fresh.reduce((all, goal) => all + weight(goal), 0);
    return box.by === 'steps' ? sum / Math.max(1, test.steps.length) : sum;
  };
  while (tests.length < (box.most ?? Number.POSITIVE_INFINITY)) {
    let best: Test | null = null;
    for (const test of waiting)
      if (test.steps.length <= left && worth(test) > (best ? worth(best) : 0)) best = test;
    if (!best) break;
    waiting.splice(waiting.indexOf(best), 1);
    tests.push(best);
    left -= best.steps.length;
    for (const goal of provedBy(best)) proved.add(goal);
  }
  const covered: Record<string, number[]> = {};
  for (const [at, test] of tests.entries())
    for (const goal of provedBy(test)) covered[goal] = [...(covered[goal] ?? []), at];
  const lost = Object.keys(suite.coverage.covered).filter((goal) => !covered[goal]);
  const leftOut = lost.map((goal): LeftOut => ({
    goal,
    kind: 'boxed',
    reason: 'other tests fill the box',
  }));
  return {
    ...suite,
    tests,
    coverage: { ...suite.coverage, covered, leftOut: [...suite.coverage.leftOut, ...leftOut] },
  };
}
