import { getShortestPaths, getSimplePaths } from '@xstate/graph';
import { charts } from '../paths/charts/all.ts';
import { openFolderFlows } from '../paths/cli/folder-flows.ts';
import { aimOf } from '../paths/criteria.ts';
import { explorer } from '../paths/explore.ts';
import { generate } from '../paths/generate/generate.ts';
import type { Suite } from '../paths/model.ts';
import { mutate } from '../paths/mutate.ts';
import type { Edge, Walk } from '../paths/place.ts';
import type { Subject } from '../paths/subject.ts';
import { suiteOf } from '../paths/suite.ts';

/**
 * `npx tsx tests/bench/beside-xstate.ts [files]`: for each chart what this tool does with nothing written for
 * it, beside what @xstate/graph does with the chart as it comes: its events without payloads, and after each
 * step a look at the state. Without files the charts of other shapes. Seconds are of the processor.
 */
type Paths = readonly {
  readonly steps: readonly { readonly event: { readonly type: string } }[];
}[];
type Search = (machine: never, options: never) => Paths;

/** States that a search of the library may look at: above it throws, and has nothing. */
const limit = 2_000;
/** Walks of the library that are followed. */
const most = 3_000;

/** Follows the library's walks on our side, to see what they take; answers of guards are their own. */
const followed = (subject: Subject, search: Search): Suite => {
  const graph = explorer({ ...subject, guards: 'asked' }, { places: 20_000, steps: 60_000 });
  const [start] = graph.starts;
  const found = start ? search(subject.machine as never, { limit } as never).slice(0, most) : [];
  const walks = found.flatMap(({ steps }): Walk[] => {
    if (!start) return [];
    const edges: Edge[] = [];
    for (const { event } of steps.slice(1)) {
      const at = edges.at(-1)?.to ?? start.key;
      const edge = graph.edgesOf(at).find(({ offer }) => offer.event.type === event.type);
      if (!edge) break;
      edges.push(edge);
    }
    return [{ start, edges }];
  });
  const making = { flow: '', generator: 'shortest', seed: 1, cap: 0 } as const;
  return suiteOf(making, graph, aimOf('transition', graph), walks, []);
};

interface Row {
  readonly sessions: number;
  readonly steps: number;
  readonly taken: number;
  readonly seconds: number;
  readonly killed: number;
  readonly mortal: number;
}

const none: Row = { sessions: 0, steps: 0, taken: 0, seconds: 0, killed: 0, mortal: 0 };
const looksAtStates = { seen: ['value', 'status'], probes: false } as const;

const measured = (
  name: string,
  subject: Subject,
  make: () => Suite,
  oracle: Parameters<typeof mutate>[3],
): Row => {
  const before = process.cpuUsage();
  let suite: Suite;
  try {
    suite = make();
  } catch {
    return none;
  }
  const { user, system } = process.cpuUsage(before);
  const { killed, mortal } = mutate(name, subject, suite, oracle);
  return {
    sessions: suite.tests.length,
    steps: suite.tests.reduce((sum, { steps }) => sum + steps.length, 0),
    taken: Object.keys(suite.coverage.covered).filter((id) => !id.endsWith(' = no')).length,
    seconds: (user + system) / 1e6,
    killed,
    mortal,
  };
};

const ways = [
  [
    'this tool',
    (name: string, subject: Subject) => measured(name, subject, () => generate(name, subject), {}),
  ],
  [
    'getShortestPaths',
    (name: string, subject: Subject) =>
      measured(name, subject, () => followed(subject, getShortestPaths), looksAtStates),
  ],
  [
    'getSimplePaths',
    (name: string, subject: Subject) =>
      measured(name, subject, () => followed(subject, getSimplePaths), looksAtStates),
  ],
] as const;

const files = process.argv.slice(2);
const words = { library: '', pages: '', command: '' };
const flows = files.length > 0 ? await openFolderFlows(process.cwd(), words) : null;
const subjects: [string, Subject][] = [];
for (const file of files) {
  try {
    if (flows) subjects.push([file, await flows.load(file)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
if (!flows) subjects.push(...Object.entries(charts));
await flows?.close();

const rowOf = (label: string, of: number, row: Row): string =>
  `| ${label} | ${row.taken} of ${of} | ${row.sessions} | ${row.steps} | ${row.seconds.toFixed(1)} | ` +
  `${row.killed} of ${row.mortal} |`;

console.log('| chart | transitions | sessions | steps | s | mutants found |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
const totals = ways.map(() => ({ ...none }));
let all = 0;
for (const [name, subject] of subjects) {
  const of = explorer(subject).index.all.length;
  all += of;
  const rows = ways.map(([, way]) => way(name, subject));
  for (const [at, row] of rows.entries()) {
    const sum = totals[at] ?? { ...none };
    // A search that has nothing is held to the same faults.
    const mortal = Math.max(...rows.map((one) => one.mortal));
    totals[at] = {
      sessions: sum.sessions + row.sessions,
      steps: sum.steps + row.steps,
      taken: sum.taken + row.taken,
      seconds: sum.seconds + row.seconds,
      killed: sum.killed + row.killed,
      mortal: sum.mortal + mortal,
    };
  }
  const [ours] = rows;
  if (ours && files.length > 0) console.log(rowOf(name, of, ours));
}
for (const [at, [label]] of ways.entries())
  console.log(rowOf(`**${label}**`, all, totals[at] ?? none));
