import { compare } from './equivalent.ts';
import { pathOf } from './chart.ts';
import { explorer } from './explore.ts';
import type { Explorer } from './graph.ts';
import type { Suite } from './model.ts';
import type { MutantResult, MutationScore } from './mutant.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { prepare, type Prepared } from './prepare.ts';
import { runPrepared, type RunOptions } from './run/actor.ts';
import type { Subject } from './subject.ts';

export interface MutateOptions extends Pick<RunOptions, 'seen' | 'probes'> {
  /** Told after each mutant, for progress. */
  readonly onResult?: (result: MutantResult, done: number, all: number) => void;
}

const born = (subject: Subject, mutation: Mutation): Prepared | null => {
  try {
    return prepare({ ...subject, machine: mutation.build() });
  } catch {
    return null;
  }
};

/** Transitions that were taken or asked, and states that were entered, in all that was computed of a graph. */
const reachedIn = (graph: Explorer): ReadonlySet<string> => {
  const results = [
    ...graph.starts.map(({ place, result }) => ({ place, result })),
    ...graph.known().map(({ after, result }) => ({ place: after, result })),
  ];
  return new Set(
    results.flatMap(({ place, result }) => [
      ...result.taken,
      ...result.refused,
      ...result.taken
        .map((id) => graph.index.definitions.get(id))
        .flatMap((one) => (one ? [one.source, ...(one.target ?? [])] : []))
        .map(pathOf),
      ...place.snapshot._nodes.map(pathOf),
    ]),
  );
};

/** Puts every fault into the chart that the operators know, and sees whether the suite notices. */
export function mutate(
  flow: string,
  subject: Subject,
  suite: Suite,
  { onResult, ...oracle }: MutateOptions = {},
): MutationScore {
  const ours = prepare(subject);
  const graph = explorer(subject);
  /** A fault where nobody comes by is not found, and changes nothing only because of that. */
  let reached: ReadonlySet<string> = new Set();
  let read = -1;
  const isReached = (at: string): boolean => {
    if (subject.unreached?.[at] !== undefined || graph.dead.has(at)) return true;
    const { steps } = graph.spent();
    if (reached.has(at) || steps === read) return reached.has(at);
    reached = reachedIn(graph);
    read = steps;
    return reached.has(at);
  };
  const judge = (mutation: Mutation, theirs: Prepared | null): MutantResult => {
    const { id, operator, at, text } = mutation;
    const mutant = { id, operator, at, text };
    if (!theirs) return { mutant, verdict: 'stillborn', failure: null, missed: [] };
    const { failures } = runPrepared(subject, theirs, suite, { ...oracle, once: true });
    const [failure] = failures;
    if (failure) return { mutant, verdict: 'killed', failure, missed: [] };
    const found = compare(graph, ours, theirs);
    // Only an unsure verdict can be excused: a difference that a walk shows is a fault.
    if (found.kind === 'unsure' && subject.equivalents?.[id] !== undefined)
      return { mutant, verdict: 'equivalent', failure: null, missed: [] };
    if (found.kind === 'same' && !isReached(at))
      return { mutant, verdict: 'unreached', failure: null, missed: [] };
    const verdict = { same: 'equivalent', unsure: 'unsure', different: 'survived' } as const;
    const missed = found.kind === 'different' ? found.labels : [];
    return { mutant, verdict: verdict[found.kind], failure: null, missed };
  };
  const mutations = mutationsOf(subject.machine);
  const results = mutations.map((mutation, at) => {
    const result = judge(mutation, born(subject, mutation));
    onResult?.(result, at + 1, mutations.length);
    return result;
  });
  const count = (...verdicts: readonly MutantResult['verdict'][]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    flow,
    killed: count('killed'),
    mortal: count('killed', 'survived', 'unsure', 'unreached'),
    equivalent: count('equivalent'),
    stillborn: count('stillborn'),
    unreached: count('unreached'),
    results,
  };
}
