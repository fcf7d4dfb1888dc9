import { getShortestPaths } from '@xstate/graph';
import { charts } from '../paths/charts/all.ts';
import { randomChart } from '../paths/charts/random-chart.ts';
import { aimOf } from '../paths/criteria.ts';
import { explorer } from '../paths/explore.ts';
import { generate } from '../paths/generate/generate.ts';
import { chance, randomWalk } from '../paths/generate/random.ts';
import { simple } from '../paths/generate/simple.ts';
import { mutate } from '../paths/mutate.ts';
import type { Subject } from '../paths/subject.ts';
import { proofsOf } from '../paths/suite.ts';

/**
 * `npx tsx tests/bench/paths.ts [mutants]`: what the generators cost and cover on charts of other shapes and
 * on random ones (which draw much that nothing reaches: no share is 100 %), beside the two of @xstate/graph as they come and a random walk on the same alphabet.
 */
interface Score {
  tests: number;
  steps: number;
  covered: number;
  goals: number;
  ms: number;
  /** Charts that it did not come to an end with. */
  endless: string[];
}

const begin = (): Score => ({ tests: 0, steps: 0, covered: 0, goals: 0, ms: 0, endless: [] });

/** Large charts have more paths than memory; the library has no bound but one that throws. */
const limit = 3_000;
const hopeless = new Set(['many-regions', 'regions-and-counter', 'two-counters', 'counter']);

const subjects: [string, Subject][] = [
  ...Object.entries(charts),
  ...Array.from({ length: 10 }, (_, seed): [string, Subject] => [
    `random ${seed + 1}`,
    randomChart(seed + 1),
  ]),
];

const table = new Map<string, Score>();
const add = (generator: string, part: Omit<Score, 'endless' | 'ms'>, ms: number): void => {
  const score = table.get(generator) ?? begin();
  for (const key of ['tests', 'steps', 'covered', 'goals'] as const) score[key] += part[key];
  score.ms += ms;
  table.set(generator, score);
};
const giveUp = (generator: string, name: string, goals: number): void => {
  const score = table.get(generator) ?? begin();
  score.goals += goals;
  score.endless.push(name);
  table.set(generator, score);
};

const own = (name: string, subject: Subject): void => {
  for (const [label, options] of [
    ['cover, transitions', { criterion: 'transition' }],
    ['cover, decisions', { criterion: 'decision', telling: false }],
    ['cover, decisions, telling', { criterion: 'decision' }],
  ] as const) {
    const before = performance.now();
    const { tests, coverage } = generate(name, subject, options);
    const steps = tests.reduce((sum, test) => sum + test.steps.length, 0);
    const goals = coverage.goals.length;
    const covered = Object.keys(coverage.covered).length;
    add(label, { tests: tests.length, steps, covered, goals }, performance.now() - before);
  }
};

/** The library's shortest paths over bare events, followed on our side to see which transitions they take. */
const shortestOfLibrary = (name: string, subject: Subject) => {
  const label = 'getShortestPaths';
  const graph = explorer(subject);
  const goals = graph.index.all.length;
  if (hopeless.has(name)) {
    giveUp(label, name, goals);
    return;
  }
  const before = performance.now();
  try {
    const found = getShortestPaths(subject.machine as never, { limit }) as readonly {
      readonly steps: readonly { readonly event: { readonly type: string } }[];
    }[];
    const ms = performance.now() - before;
    const taken = new Set<string>();
    let steps = 0;
    for (const path of found) {
      let at = graph.starts[0]?.key ?? '';
      for (const { event } of path.steps.slice(1)) {
        steps += 1;
        const edge = graph.edgesOf(at).find(({ offer }) => offer.event.type === event.type);
        if (!edge) break;
        for (const id of edge.deed.taken) taken.add(id);
        at = edge.to;
      }
    }
    add(label, { tests: found.length, steps, covered: taken.size, goals }, ms);
  } catch {
    giveUp(label, name, goals);
  }
};

/** The library's simple paths over our alphabet, ended at a limit: it has none of its own. */
const simpleOfLibrary = (name: string, subject: Subject) => {
  const label = 'getSimplePaths, ended at a limit';
  const before = performance.now();
  const graph = explorer(subject, { places: 60, steps: 1_000 });
  const { walks, cut } = simple(graph, () => true, 5_000);
  const taken = new Set(walks.flatMap(({ edges }) => edges.flatMap(({ deed }) => deed.taken)));
  const steps = walks.reduce((sum, { edges }) => sum + edges.length, 0);
  const goals = graph.index.all.length;
  const part = { tests: walks.length, steps, covered: taken.size, goals };
  add(label, part, performance.now() - before);
  if (cut || graph.spent().cut) giveUp(label, name, 0);
};

/** One walk from seed 1, as long as it takes to have taken all that can be taken, or ten thousand steps. */
const wander = (subject: Subject): void => {
  const before = performance.now();
  const graph = explorer(subject, { places: 20_000, steps: 60_000 });
  const aim = aimOf('transition', graph);
  const next = chance(1);
  const taken = new Set<string>();
  let steps = 0;
  let tests = 0;
  while (taken.size < aim.goals.length && steps < 2_000) {
    const walk = randomWalk(graph, next, 50);
    if (!walk) break;
    tests += 1;
    steps += Math.max(1, walk.edges.length);
    for (const id of proofsOf(aim, walk).flat()) taken.add(id);
  }
  const goals = aim.goals.length;
  add('random walk', { tests, steps, covered: taken.size, goals }, performance.now() - before);
};

for (const [name, subject] of subjects) {
  process.stderr.write(`${name} `);
  own(name, subject);
  shortestOfLibrary(name, subject);
  simpleOfLibrary(name, subject);
  wander(subject);
}

console.log('| generator | tests | steps | covered of all drawn | seconds | gave up |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [name, { tests, steps, covered, goals, ms, endless }] of table) {
  const share = `${covered}/${goals} (${((100 * covered) / goals).toFixed(1)} %)`;
  console.log(
    `| ${name} | ${tests} | ${steps} | ${share} | ${(ms / 1000).toFixed(2)} | ${endless.length} |`,
  );
}

if (process.argv[2] === 'mutants') {
  let killed = 0;
  let mortal = 0;
  for (const [name, subject] of subjects.filter(([each]) => !hopeless.has(each))) {
    const score = mutate(name, subject, generate(name, subject));
    killed += score.killed;
    mortal += score.mortal;
    const missed = score.results.filter(({ verdict }) => verdict === 'survived');
    for (const { mutant } of missed) console.log(`survived: ${name}, ${mutant.id}`);
  }
  console.log(`mutants: ${killed} of ${mortal} killed (${((100 * killed) / mortal).toFixed(1)} %)`);
}
