import path from 'node:path';
import { getShortestPaths } from '@xstate/graph';
import { charts } from '../paths/charts/all.ts';
import { randomChart } from '../paths/charts/random-chart.ts';
import { openFlows } from '../paths/cli/flows.ts';
import { aimOf, type Aim } from '../paths/criteria.ts';
import { explorer } from '../paths/explore.ts';
import type { Explorer } from '../paths/graph.ts';
import { generate } from '../paths/generate/generate.ts';
import { chance, randomWalk } from '../paths/generate/random.ts';
import { shortest } from '../paths/generate/shortest.ts';
import { simple } from '../paths/generate/simple.ts';
import type { Walk } from '../paths/place.ts';
import type { Subject } from '../paths/subject.ts';
import { challengesOf } from '../paths/suite.ts';
import { mutate } from '../paths/mutate.ts';

/**
 * `npx tsx tests/bench/paths.ts [mutants]`: what the generators cost and cover on the charts of the product
 * and on those of other shapes, beside the two searches of @xstate/graph and a random walk on the same
 * alphabet. Each is bounded; "cut short" counts the charts with which it did not come to an end.
 * Random charts draw much that nothing reaches: there no share is 100 %.
 */
interface Part {
  readonly tests: number;
  readonly steps: number;
  readonly covered: number;
  /** True if its limit ended it. */
  readonly cut: boolean;
}
type Way = (name: string, subject: Subject) => Part;

/** States that getShortestPaths may look at: above it throws, and has nothing. */
const limit = 3_000;
/** Looks at the way on of one search for simple paths: there can be more of them than atoms. */
const looks = 5_000;
const largest = { places: 400, steps: 1_500 };
const mostRandom = 2_000;

const partOf = (aim: Aim, walks: readonly Walk[], cut: boolean): Part => ({
  tests: walks.length,
  steps: walks.reduce((sum, { edges }) => sum + edges.length, 0),
  covered: new Set(walks.flatMap((walk) => challengesOf(aim, walk).flat())).size,
  cut,
});

const ours =
  (options: Parameters<typeof generate>[2]): Way =>
  (name, subject) => {
    const { tests, coverage, search } = generate(name, subject, options);
    const steps = tests.reduce((sum, test) => sum + test.steps.length, 0);
    const covered = coverage.goals.filter(
      ({ id }) => !id.endsWith(' = no') && coverage.covered[id],
    ).length;
    return { tests: tests.length, steps, covered, cut: search.cut };
  };

const transitions = (graph: Explorer): Aim => aimOf('transition', graph);

interface LibraryPath {
  readonly steps: readonly { readonly event: { readonly type: string } }[];
}

/** As it comes: bare events, no payloads, no outcomes; followed on our side to see what it takes. */
const shortestBare: Way = (_, subject) => {
  const graph = explorer(subject);
  const options = { limit, ...(subject.input === undefined ? {} : { input: subject.input }) };
  let found: readonly LibraryPath[];
  try {
    found = getShortestPaths(subject.machine as never, options as never);
  } catch {
    return { tests: 0, steps: 0, covered: 0, cut: true };
  }
  const taken = new Set<string>();
  let steps = 0;
  for (const one of found) {
    let at = graph.starts[0]?.key ?? '';
    for (const { event } of one.steps.slice(1)) {
      steps += 1;
      const edge = graph.edgesOf(at).find(({ offer }) => offer.event.type === event.type);
      if (!edge) break;
      for (const id of edge.result.taken) taken.add(id);
      at = edge.to;
    }
  }
  return { tests: found.length, steps, covered: taken.size, cut: false };
};

/** With our alphabet: payloads, outcomes and delays of the model. */
const shortestFed: Way = (_, subject) => {
  const graph = explorer(subject, largest);
  const walks = shortest(graph);
  return partOf(transitions(graph), walks, graph.spent().cut);
};

const simpleFed: Way = (_, subject) => {
  const graph = explorer(subject, largest);
  const { walks, cut } = simple(graph, () => true, looks);
  return partOf(transitions(graph), walks, cut || graph.spent().cut);
};

/** Walks of fifty steps from seed 1 until all that can be taken was, or two thousand steps. */
const wander: Way = (name, subject) => {
  const { covered } = ours({ criterion: 'transition' })(name, subject);
  const graph = explorer(subject);
  const aim = transitions(graph);
  const next = chance(1);
  const walks: Walk[] = [];
  const taken = new Set<string>();
  for (let steps = 0; taken.size < covered && steps < mostRandom;) {
    const walk = randomWalk(graph, next, 50);
    if (!walk) break;
    walks.push(walk);
    steps += Math.max(1, walk.edges.length);
    for (const id of challengesOf(aim, walk).flat()) taken.add(id);
  }
  return partOf(aim, walks, taken.size < covered);
};

const ways: readonly (readonly [label: string, way: Way])[] = [
  ['**cover, transitions**', ours({ criterion: 'transition' })],
  ['cover, both answers of each guard', ours({ criterion: 'decision', evidence: false })],
  ['**the usual suite**: and where actions show', ours({})],
  ['random walk', wander],
  ['getShortestPaths, our alphabet', shortestFed],
  ['getShortestPaths as it comes', shortestBare],
  ['getSimplePaths, our alphabet', simpleFed],
];

const scored = (named: readonly (readonly [string, Subject])[], way: Way) => {
  const total = { tests: 0, steps: 0, covered: 0, ended: 0, seconds: 0 };
  for (const [name, subject] of named) {
    const before = process.cpuUsage();
    const part = way(name, subject);
    const { user, system } = process.cpuUsage(before);
    for (const key of ['tests', 'steps', 'covered'] as const) total[key] += part[key];
    total.ended += part.cut ? 1 : 0;
    total.seconds += (user + system) / 1e6;
  }
  return total;
};

const flows = await openFlows(path.resolve(import.meta.dirname, '../..'));
const product: [string, Subject][] = [];
for (const name of flows.names) product.push([name, await flows.load(name)]);
await flows.close();
const shapes: [string, Subject][] = [
  ...Object.entries(charts),
  ...Array.from({ length: 10 }, (_, seed): [string, Subject] => [
    `random ${seed + 1}`,
    randomChart(seed + 1),
  ]),
];

for (const [title, named] of [
  ['product', product],
  ['other shapes', shapes],
] as const) {
  const goals = named.reduce((sum, [, subject]) => sum + explorer(subject).index.all.length, 0);
  console.log(
    `| ${title}: ${named.length} charts, ${goals} transitions | tests | steps | taken | s | cut short |`,
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [label, way] of ways) {
    process.stderr.write(`${label}\n`);
    const { tests, steps, covered, ended, seconds } = scored(named, way);
    const share = ((100 * covered) / goals).toFixed(1);
    console.log(
      `| ${label} | ${tests} | ${steps} | ${share} % | ${seconds.toFixed(1)} | ${ended} |`,
    );
  }
}

if (process.argv[2] === 'mutants') {
  let killed = 0;
  let mortal = 0;
  for (const [name, subject] of shapes) {
    const suite = generate(name, subject);
    if (suite.search.places > 1_000 || suite.tests.some(({ steps }) => steps.length > 60)) continue;
    const score = mutate(name, subject, suite);
    killed += score.killed;
    mortal += score.mortal;
    const missed = score.results.filter(({ verdict }) => verdict === 'survived');
    for (const { mutant } of missed) console.log(`survived: ${name}, ${mutant.id}`);
  }
  console.log(`mutants: ${killed} of ${mortal} killed (${((100 * killed) / mortal).toFixed(1)} %)`);
}
