import type { HouseFile } from '#tests/house/files.ts';
import { flowOf } from '#tests/lib/walk/model-file.ts';
import { graphOf, type Graph } from './graph.ts';
import { concernOf } from './rules.ts';
import { suiteFiles, suiteNames, type SuiteName } from './suites.ts';

/** Chosen part of one suite. */
export interface Choice {
  readonly suite: SuiteName;
  /** Test files; `all` when the suite runs from end to end. */
  readonly files: 'all' | readonly string[];
  /** Files of walks of which only some flows are walked. */
  readonly walks: readonly { readonly file: string; readonly flows: readonly string[] }[];
  /** Number of test files that are left out. */
  readonly leftOut: number;
  readonly why: readonly string[];
}

const isModel = (path: string): boolean => path.endsWith('.model.tsx');

/** Tests that look at files which no import names: rules of the house, built servers, the tools' own. */
const reading = /\b(readFile|readdir|spawn|execFile|fork)(Sync)?\b|\bfrom 'vite'/;

/** The command line of the testers reads models from the disk. */
const modelReader = 'tests/paths/cli/flows.ts';

const whyOf = (path: string): string => `${path} is ${concernOf(path).why}`;

interface Change {
  readonly paths: ReadonlySet<string>;
  readonly graph: Graph;
  readonly texts: ReadonlyMap<string, string>;
  /** Flows whose chart is the same as before, whatever changed in its files. */
  readonly isSame: (flow: string) => boolean;
}

const touched = (reach: Iterable<string>, { paths }: Change): string[] =>
  [...reach].filter((path) => paths.has(path));

const readsFiles = (reach: Iterable<string>, { texts }: Change): boolean =>
  [...reach].some((path) => path.startsWith('tests/') && reading.test(texts.get(path) ?? ''));

/** Of a file that walks through a domain: the flows to walk, or `all` when the walker itself is touched. */
const flowsToWalk = (file: string, change: Change): 'all' | string[] => {
  const { loads, reach } = change.graph;
  const models = [...loads(file)].filter(isModel).filter((path) => change.texts.has(path));
  const walker = [...loads(file)].filter((path) => !isModel(path));
  const rest = [file, ...walker.flatMap((path) => [...reach(path)])];
  if (touched(rest, change).length > 0) return 'all';
  return models.flatMap((model) => {
    const met = touched(reach(model), change);
    if (met.length === 0) return [];
    const isChartAlone = met.every((path) => path.startsWith('machines/'));
    return isChartAlone && change.isSame(flowOf(model)) ? [] : flowOf(model);
  });
};

const chooseFor = (suite: SuiteName, change: Change): Choice => {
  const { isTest, base } = suiteFiles[suite];
  const tests = [...change.texts.keys()].filter(isTest);
  const whole = [...change.paths].filter((path) => {
    const { all } = concernOf(path);
    return all === 'every suite' || all.includes(suite);
  });
  const ground = touched(new Set(base.flatMap((path) => [...change.graph.reach(path)])), change);
  if (whole.length > 0 || ground.length > 0) {
    const why = [...whole.map(whyOf), ...ground.map((path) => `every test of it loads ${path}`)];
    return { suite, files: 'all', walks: [], leftOut: 0, why };
  }
  const readers = [...change.paths].filter((path) => concernOf(path).readers);
  const files: string[] = [];
  const walks: { file: string; flows: readonly string[] }[] = [];
  const why = new Set<string>();
  for (const file of tests) {
    const reach = change.graph.reach(file);
    const reads = /^(unit|backend|end to end)$/.test(suite) && readsFiles(reach, change);
    const models = reach.has(modelReader) ? [...change.paths].filter(isModelOrPage) : [];
    const met = [...touched(reach, change), ...models, ...(reads ? readers : [])];
    if (met.length === 0) continue;
    const flows = file.startsWith('tests/walks/') ? flowsToWalk(file, change) : 'all';
    if (flows.length === 0) continue;
    if (flows === 'all') files.push(file);
    else walks.push({ file, flows });
    for (const path of met) why.add(path);
  }
  const leftOut = tests.length - files.length - walks.length;
  return { suite, files, walks, leftOut, why: [...why].map((path) => `${path} changed`) };
};

function isModelOrPage(path: string): boolean {
  return /^tests\/[^/]+\/[^/]+\.(model\.tsx|page\.ts)$/.test(path);
}

/**
 * The tests that a change concerns, suite by suite. What is not known to be harmless runs: a file of an
 * unknown kind concerns every suite, and a test that reads files from the disk every change.
 */
export function select(
  files: readonly HouseFile[],
  paths: readonly string[],
  isSame: (flow: string) => boolean,
): Choice[] {
  const change: Change = {
    paths: new Set(paths),
    graph: graphOf(files, paths),
    texts: new Map(files.map(({ path, text }) => [path, text])),
    isSame,
  };
  return suiteNames.map((suite) => chooseFor(suite, change));
}
