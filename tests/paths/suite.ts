import { memoryAfter, type Aim } from './criteria.ts';
import type { Explorer } from './graph.ts';
import type { Coverage, Generator, LeftOut, Step, Suite, Test } from './model.ts';
import { expected, prober } from './oracle.ts';
import type { Edge, Walk } from './place.ts';

/** Name of a walk: its offers in order. */
export const nameOfWalk = ({ edges }: Walk): string =>
  edges.map(({ offer }) => offer.type).join(' → ') || 'as it begins';

/** Goals that each edge of a walk proves; the first list is the start's. */
export const challengesOf = (aim: Aim, { start, edges }: Walk): (readonly string[])[] => {
  let memory = memoryAfter(aim, start.result, start.place, null);
  const challenges = [aim.proves(start.result, start.place, null)];
  for (const { result, after } of edges) {
    challenges.push(aim.proves(result, after, memory));
    memory = memoryAfter(aim, result, after, memory);
  }
  return challenges;
};

type Probe = ReturnType<typeof prober>;

const stepOf = (edge: Edge, proves: readonly string[], probe: Probe): Step => {
  const { offer, after, result } = edge;
  const { type: label, kind, event, wait, child, answers } = offer;
  return {
    label,
    kind,
    event,
    wait,
    child,
    answers,
    proves,
    probes: probe(after),
    expects: expected(after, result),
  };
};

const testOf = (walk: Walk, known: ReadonlySet<string>, aim: Aim, probe: Probe): Test => {
  const { start, edges } = walk;
  const challenges = challengesOf(aim, walk).map((goals) => [
    ...new Set(goals.filter((id) => known.has(id))),
  ]);
  const begins = expected(start.place, start.result);
  return {
    name: nameOfWalk(walk),
    start: start.index,
    input: start.input,
    answers: start.answers,
    begins,
    proves: challenges[0] ?? [],
    probes: probe(start.place),
    steps: edges.map((edge, at) => stepOf(edge, challenges[at + 1] ?? [], probe)),
  };
};

const coverageOf = (aim: Aim, tests: readonly Test[], leftOut: readonly LeftOut[]): Coverage => {
  const covered = new Map<string, Set<number>>();
  for (const [at, { proves, steps }] of tests.entries()) {
    for (const id of [proves, ...steps.map((step) => step.proves)].flat()) {
      covered.set(id, (covered.get(id) ?? new Set()).add(at));
    }
  }
  return {
    criterion: aim.criterion,
    goals: aim.goals,
    covered: Object.fromEntries([...covered].map(([id, by]) => [id, [...by]])),
    leftOut: leftOut.filter(({ goal }) => !covered.has(goal)),
  };
};

export interface Making {
  readonly flow: string;
  readonly generator: Generator;
  readonly seed: number;
  readonly cap: number;
}

/** Writes walks down as plain data, with what must be seen after each step. */
export function suiteOf(
  { flow, generator, seed, cap }: Making,
  graph: Explorer,
  aim: Aim,
  walks: readonly Walk[],
  leftOut: readonly LeftOut[],
): Suite {
  const known = new Set(aim.goals.map(({ id }) => id));
  const probe = prober(graph);
  const tests = walks.map((walk) => testOf(walk, known, aim, probe));
  return {
    flow,
    criterion: aim.criterion,
    generator,
    seed,
    cap,
    tests,
    coverage: coverageOf(aim, tests, leftOut),
    search: graph.spent(),
  };
}
