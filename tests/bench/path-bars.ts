import path from 'node:path';
import { chartOf } from '../paths/adapter.ts';
import { affectedTests } from '../paths/affected.ts';
import { charts } from '../paths/charts/all.ts';
import { randomChart } from '../paths/charts/random-chart.ts';
import { openFlows } from '../paths/cli/flows.ts';
import { aimOf } from '../paths/criteria.ts';
import { diffCharts } from '../paths/diff.ts';
import { compare } from '../paths/equivalent.ts';
import { explorer } from '../paths/explore.ts';
import { exploreAll } from '../paths/explore-all.ts';
import { generate } from '../paths/generate/generate.ts';
import { leastFlow } from '../paths/generate/flow.ts';
import { postman } from '../paths/generate/postman.ts';
import { chance, randomWalk } from '../paths/generate/random.ts';
import type { Suite } from '../paths/model.ts';
import { mutationsOf } from '../paths/mutations.ts';
import { prepare } from '../paths/prepare.ts';
import { runPrepared } from '../paths/run/actor.ts';
import { shrink, type Trial } from '../paths/shrink.ts';
import type { Subject } from '../paths/subject.ts';
import { suiteOf } from '../paths/suite.ts';

/**
 * `npx tsx tests/bench/path-bars.ts`: the bars of the test generator, measured on the charts of the
 * product, on those of other shapes, and on ten random ones; prints a table of each;
 * `product` or `shapes` alone takes a part of the two minutes.
 */
type Named = readonly [name: string, subject: Subject];

/** Every so many faults are tried where all of them would take an hour. */
const everyDiff = 6;
const everyShrink = 60;

const stepsOf = ({ tests }: Suite): number =>
  tests.reduce((sum, { steps }) => sum + steps.length, 0);

const zero = {
  transitions: 0,
  taken: 0,
  excused: 0,
  goals: 0,
  proved: 0,
  steps: 0,
  longest: 0,
  slowest: [0, ''] as readonly [ms: number, name: string],
  walked: 0,
  least: 0,
  unlike: 0,
  shrunk: 0,
  surplus: 0,
  faults: 0,
  missed: 0,
  idle: 0,
  leftOut: 0,
};
type Tally = typeof zero;

const sizes = (tally: Tally, [name, subject]: Named): Suite => {
  const short = generate(name, subject, { criterion: 'transition' });
  const before = performance.now();
  const suite = generate(name, subject);
  const ms = performance.now() - before;
  const { leftOut, goals, covered } = short.coverage;
  tally.transitions += goals.length;
  tally.taken += Object.keys(covered).length;
  tally.excused += leftOut.length;
  tally.goals += suite.coverage.goals.length;
  tally.proved += Object.keys(suite.coverage.covered).length;
  tally.steps += stepsOf(short);
  tally.longest = Math.max(tally.longest, ...suite.tests.map(({ steps }) => steps.length));
  if (ms > tally.slowest[0]) tally.slowest = [ms, name];
  const again = generate(name, subject);
  tally.unlike += JSON.stringify(again) === JSON.stringify(suite) ? 0 : 1;
  return suite;
};

/** Steps of the postman, beside the fewest that the balance of ways in and out allows. */
const tour = (tally: Tally, [, subject]: Named): void => {
  const graph = explorer(subject, { places: 400, steps: 1_500 });
  const edges = exploreAll(graph);
  if (graph.spent().cut || edges.length === 0) return;
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
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
  tally.least += edges.length + uses.slice(0, arcs.length).reduce((sum, use) => sum + use, 0);
  tally.walked += postman(graph).reduce((sum, walk) => sum + walk.edges.length, 0);
};

const making = { flow: '', generator: 'random', seed: 1, cap: 60 } as const;

/** How many steps more than the shortest a shrunk random walk keeps. */
const shrinking = (tally: Tally, [, subject]: Named): void => {
  const graph = explorer(subject, { places: 3_000, steps: 12_000 });
  const aim = aimOf('decision', graph);
  for (const fault of mutationsOf(subject.machine).filter((_, at) => at % everyShrink === 0)) {
    const theirs = prepare({ ...subject, machine: fault.build() });
    const trial: Trial = (walk) => {
      const suite = suiteOf(making, graph, aim, [walk], []);
      const [failure] = runPrepared(subject, theirs, suite, { probes: false }).failures;
      return failure ? Math.max(0, failure.step) : null;
    };
    const next = chance(7);
    const failing = Array.from({ length: 5 }, () => randomWalk(graph, next, 40)).find(
      (walk) => walk !== null && trial(walk) !== null,
    );
    const shortest = compare(graph, prepare(subject), theirs);
    if (!failing || shortest.kind !== 'different') continue;
    const least = Math.max(1, shortest.labels.length);
    tally.shrunk += 1;
    tally.surplus = Math.max(tally.surplus, shrink(graph, failing, trial).edges.length - least);
  }
};

/** Each fault as a new revision: tests that fail must be named, and those that do not left out. */
const differing = (tally: Tally, [, subject]: Named, suite: Suite): void => {
  const former = chartOf(subject.machine);
  for (const fault of mutationsOf(subject.machine).filter((_, at) => at % everyDiff === 0)) {
    try {
      const machine = fault.build();
      const latter = chartOf(machine);
      const named = new Set(
        affectedTests(suite, former, latter, diffCharts(former, latter)).map(({ test }) => test),
      );
      const { failures } = runPrepared(subject, prepare({ ...subject, machine }), suite);
      const failed = new Set(failures.map(({ test }) => test));
      tally.faults += 1;
      for (const at of suite.tests.keys()) {
        if (failed.has(at)) tally.missed += named.has(at) ? 0 : 1;
        else {
          tally.idle += 1;
          tally.leftOut += named.has(at) ? 0 : 1;
        }
      }
    } catch {
      // xstate refuses it: it is no chart.
    }
  }
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const measure = (named: readonly Named[]): Tally => {
  const tally = { ...zero };
  for (const one of named) {
    process.stderr.write(`${one[0]} `);
    const suite = sizes(tally, one);
    tour(tally, one);
    if (suite.search.cut) continue;
    shrinking(tally, one);
    differing(tally, one, suite);
  }
  return tally;
};

const flows = await openFlows(path.resolve(import.meta.dirname, '../..'));
const ours: Named[] = [];
for (const name of flows.names) ours.push([name, await flows.load(name)]);
await flows.close();
const others: Named[] = [
  ...Object.entries(charts),
  ...Array.from({ length: 10 }, (_, at): Named => [`random ${at + 1}`, randomChart(at + 1)]),
];
const row = (bar: string, told: string | number) => console.log(`| ${bar} | ${told} |`);
const wanted = process.argv[2] ?? 'both';
for (const [title, named] of [
  ['product', ours],
  ['shapes', others],
] as const) {
  if (wanted !== 'both' && wanted !== title) continue;
  const one = measure(named);
  row(title, `${named.length} charts, ${one.transitions} transitions`);
  row('transitions taken, and left out with a reason', `${one.taken} + ${one.excused}`);
  row('with both answers of each guard', `${one.proved} of ${one.goals}`);
  row('steps for all transitions, each', (one.steps / one.taken).toFixed(2));
  row('longest test', one.longest);
  row('postman beside the optimum', `+${share(one.walked - one.least, one.least)}`);
  row('slowest chart', `${(one.slowest[0] / 1_000).toFixed(2)} s (${one.slowest[1]})`);
  row('suites unlike themselves', one.unlike);
  row('shrunk walks, most steps too many', `${one.shrunk}, ${one.surplus}`);
  row('faults as revisions, failing tests missed', `${one.faults}, ${one.missed}`);
  row('other tests left out by the diff', share(one.leftOut, one.idle));
}
