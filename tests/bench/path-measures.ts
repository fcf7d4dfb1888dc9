import { chartOf } from '../paths/adapter.ts';
import { affectedTests } from '../paths/affected.ts';
import { indexTransitions } from '../paths/chart.ts';
import { aimOf } from '../paths/criteria.ts';
import { diffCharts } from '../paths/diff.ts';
import { compare } from '../paths/equivalent.ts';
import { explorer } from '../paths/explore.ts';
import { exploreAll } from '../paths/explore-all.ts';
import { leastFlow } from '../paths/generate/flow.ts';
import { postman } from '../paths/generate/postman.ts';
import { chance, randomWalk } from '../paths/generate/random.ts';
import type { Suite } from '../paths/model.ts';
import { mutationsOf, type Mutation } from '../paths/mutations.ts';
import { difference, expected } from '../paths/oracle.ts';
import { prepare, type Prepared } from '../paths/prepare.ts';
import { touchedTests } from '../paths/replay.ts';
import { runPrepared } from '../paths/run/actor.ts';
import { shrink, type Trial } from '../paths/shrink.ts';
import { firstPlace, nextPlace } from '../paths/step.ts';
import type { Subject } from '../paths/subject.ts';
import { suiteOf } from '../paths/suite.ts';

export type Named = readonly [name: string, subject: Subject];

/** At most so many of a list, evenly spread. */
const spread = <Item>(items: readonly Item[], most: number): Item[] => {
  const every = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % every === 0);
};

/** Above so many places all edges of a chart are not walked here. */
const tourBudget = { places: 1_200, steps: 6_000 };

/** Steps of the postman beside the fewest that the balance of ways in and out allows; null if too large. */
export const tour = ([, subject]: Named): { walked: number; least: number } | null => {
  const graph = explorer(subject, tourBudget);
  const edges = exploreAll(graph);
  if (graph.spent().cut) return null;
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  for (const { key } of graph.starts) numberOf(key);
  const arcs = edges.map(({ from, to }) => ({ from: numberOf(from), to: numberOf(to), cost: 1 }));
  const home = numbers.size;
  const free = [
    ...[...numbers.values()].map((from) => ({ from, to: home, cost: 0 })),
    ...graph.starts.map(({ key }) => ({ from: home, to: numberOf(key), cost: 0 })),
  ];
  const supply = Array.from<number>({ length: numbers.size + 1 }).fill(0);
  for (const { from, to } of arcs) {
    supply[to] = (supply[to] ?? 0) + 1;
    supply[from] = (supply[from] ?? 0) - 1;
  }
  const uses = leastFlow(supply.length, [...arcs, ...free], supply);
  return {
    least: edges.length + uses.slice(0, arcs.length).reduce((sum, use) => sum + use, 0),
    walked: postman(graph).reduce((sum, walk) => sum + walk.edges.length, 0),
  };
};

const making = { flow: '', generator: 'random', seed: 1, cap: 60 } as const;

/** For some faults, how many steps more than the shortest a shrunk random walk keeps. */
export const shrinking = ([name, subject]: Named, most: number): number[] => {
  const graph = explorer(subject, { places: 1_000, steps: 4_000 });
  const aim = aimOf('decision', graph);
  const ours = prepare(subject);
  return spread(mutationsOf(subject.machine), most).flatMap((fault) => {
    const theirs = prepare({ ...subject, machine: fault.build() });
    const shortest = compare(graph, ours, theirs, { pairs: 300, steps: 2_000 });
    if (shortest.kind !== 'different') return [];
    const trial: Trial = (walk) => {
      const suite = suiteOf(making, graph, aim, [walk], []);
      const [failure] = runPrepared(subject, theirs, suite, { probes: false }).failures;
      return failure ? Math.max(0, failure.step) : null;
    };
    const next = chance(7);
    for (let tries = 0; tries < 5; tries += 1) {
      const walk = randomWalk(graph, next, 40);
      if (walk === null || trial(walk) === null) continue;
      const more = shrink(graph, walk, trial).edges.length - Math.max(1, shortest.labels.length);
      if (more > 2) console.error(`${name}, ${fault.id}: ${more} steps more than the shortest`);
      return [more];
    }
    return [];
  });
};

/**
 * Tests whose recorded run another revision does not repeat, detected with the engine's own steps,
 * not with the actors that the comparison of two revisions uses.
 */
const departing = (theirs: Prepared, suite: Suite): ReadonlySet<number> => {
  const index = indexTransitions(theirs.machine);
  const { draft } = theirs;
  const departs = ({ input, answers, begins, probes, steps }: Suite['tests'][number]): boolean => {
    draft.answers = answers;
    let { place, result } = firstPlace(theirs, index, input);
    for (const at of [
      { expects: begins, probes, offer: null },
      ...steps.map((step) => ({ ...step, offer: { ...step, type: step.label, given: null } })),
    ]) {
      if (at.offer) {
        draft.answers = at.offer.answers;
        ({ place, result } = nextPlace(theirs, index, place, at.offer));
      }
      if (difference(at.expects, expected(place, result))) return true;
      for (const event of at.probes) {
        const offer = { type: event.type, kind: 'event', event, wait: 0, child: null } as const;
        const probed = nextPlace(theirs, index, place, {
          ...offer,
          given: null,
          answers: draft.answers,
        });
        const quiet = { ...at.expects, effects: [], emitted: [] };
        if (difference(quiet, expected(probed.place, probed.result))) return true;
      }
    }
    return false;
  };
  const found = new Set<number>();
  for (const [at, test] of suite.tests.entries()) {
    try {
      if (departs(test)) found.add(at);
    } catch {
      found.add(at);
    }
  }
  return found;
};

export interface Differing {
  readonly faults: number;
  readonly missed: readonly string[];
  readonly missedByCharts: readonly string[];
  /** Tests that run as before, and how many of them are left out: by the charts alone, and by a run. */
  readonly idle: number;
  readonly byCharts: number;
  readonly leftOut: number;
}

/** Each fault as a new revision: tests that depart must be named, and the others left out. */
export const differing = ([name, subject]: Named, suite: Suite, most: number): Differing => {
  const former = chartOf(subject.machine);
  const missed: string[] = [];
  const missedByCharts: string[] = [];
  const sum = { faults: 0, idle: 0, byCharts: 0, leftOut: 0 };
  const notify = (fault: Mutation, machine: Subject['machine'], theirs: Prepared) => {
    const latter = chartOf(machine);
    const diff = diffCharts(former, latter);
    const named = new Set(touchedTests(suite, subject, machine, diff).map(({ test }) => test));
    const met = new Set(affectedTests(suite, former, latter, diff).map(({ test }) => test));
    const departs = departing(theirs, suite);
    sum.faults += 1;
    for (const at of suite.tests.keys()) {
      if (departs.has(at)) {
        if (!named.has(at)) missed.push(`${name} ${fault.id}, test ${at + 1}`);
        if (!met.has(at)) missedByCharts.push(`${name} ${fault.id}, test ${at + 1}`);
      } else {
        sum.idle += 1;
        sum.byCharts += met.has(at) ? 0 : 1;
        sum.leftOut += named.has(at) ? 0 : 1;
      }
    }
  };
  prepare(subject);
  for (const fault of spread(mutationsOf(subject.machine), most)) {
    try {
      const machine = fault.build();
      const theirs = prepare({ ...subject, machine });
      notify(fault, machine, theirs);
    } catch {
      // xstate refuses it: it is no chart.
    }
  }
  return { ...sum, missed, missedByCharts };
};
