import path from 'node:path';
import { charts } from '../paths/charts/all.ts';
import { randomChart } from '../paths/charts/random-chart.ts';
import { openFlows } from '../paths/cli/flows.ts';
import { generate } from '../paths/generate/generate.ts';
import type { Suite } from '../paths/model.ts';
import { differing, shrinking, tour, type Named } from './path-measures.ts';

/**
 * `npx tsx tests/bench/path-bars.ts`: the bars of the test generator, measured on the charts of the
 * product, on those of other shapes, and on ten random ones; prints a table of each;
 * `product` or `shapes` alone takes a part of the minutes. Times are of the processor, so that a busy
 * machine does not count.
 */
const longest = 12;

const stepsOf = ({ tests }: Suite): number =>
  tests.reduce((sum, { steps }) => sum + steps.length, 0);

interface Row {
  readonly name: string;
  readonly transitions: number;
  readonly taken: number;
  readonly excused: number;
  readonly goals: number;
  readonly proved: number;
  /** Steps of the transition cover, and of the full default suite. */
  readonly short: number;
  readonly whole: number;
  /** Tests of more steps than a test should have. */
  readonly long: number;
  readonly seconds: number;
  readonly same: boolean;
  readonly cut: boolean;
  readonly tour: ReturnType<typeof tour>;
  readonly surplus: readonly number[];
  readonly diff: ReturnType<typeof differing>;
}

/** A suite, and the seconds of the processor that it took. */
const timed = (make: () => Suite): { readonly suite: Suite; readonly seconds: number } => {
  const before = process.cpuUsage();
  const suite = make();
  const { user, system } = process.cpuUsage(before);
  return { suite, seconds: (user + system) / 1e6 };
};

const measure = (named: Named, faults: number): Row => {
  const [name, subject] = named;
  process.stderr.write(`${name} `);
  const short = generate(name, subject, { criterion: 'transition' });
  const { suite, seconds } = timed(() => generate(name, subject));
  const again = timed(() => generate(name, subject));
  const { goals, covered, leftOut } = short.coverage;
  return {
    name,
    transitions: goals.length,
    taken: Object.keys(covered).length,
    excused: leftOut.length,
    goals: suite.coverage.goals.length,
    proved: Object.keys(suite.coverage.covered).length,
    short: stepsOf(short),
    whole: stepsOf(suite),
    long: suite.tests.filter(({ steps }) => steps.length > longest).length,
    seconds: Math.min(seconds, again.seconds),
    same: JSON.stringify(again.suite) === JSON.stringify(suite),
    cut: suite.search.cut,
    tour: tour(named),
    surplus: shrinking(named, 5),
    diff: differing(named, suite, faults),
  };
};

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const line = (bar: string, value: string | number) => console.log(`| ${bar} | ${value} |`);

const names = (rows: readonly Row[]): string =>
  rows.length === 0 ? 'none' : `${rows.length} (${rows.map(({ name }) => name).join(', ')})`;

const table = (title: string, rows: readonly Row[]): void => {
  const total = (of: (row: Row) => number) => sum(rows, of);
  const slowest = rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3);
  const tours = rows.flatMap((row) => (row.tour ? [row.tour] : []));
  const surplus = rows.flatMap((row) => row.surplus);
  const taken = total((row) => row.taken);
  const idle = total(({ diff }) => diff.idle);
  const missed = rows.flatMap(({ diff }) => diff.missed);
  line(title, `${rows.length} charts, ${total((row) => row.transitions)} transitions`);
  line(
    '1 transitions taken, and left out with a reason',
    `${taken} + ${total((row) => row.excused)}`,
  );
  line(
    '1 with both answers of each guard',
    `${total((row) => row.proved)} of ${total((row) => row.goals)}`,
  );
  line('2 steps for all transitions, each', (total((row) => row.short) / taken).toFixed(2));
  line(
    '2 charts that need more than 1.5',
    rows.filter((row) => row.short > 1.5 * row.taken).length,
  );
  line('2 steps of the whole suite, each', (total((row) => row.whole) / taken).toFixed(2));
  line(`2 charts with a test of more than ${longest} steps`, names(rows.filter((row) => row.long)));
  const least = sum(tours, (one) => one.least);
  const more = sum(tours, (one) => one.walked) - least;
  line(
    '2 all edges, beside the optimum',
    `+${share(more, least)} (${tours.length} charts of ${least} steps)`,
  );
  line('2 too large for all edges', names(rows.filter((row) => !row.tour)));
  const slow = slowest.map((row) => `${row.seconds.toFixed(2)} s ${row.name}`).join(', ');
  line('3 slowest charts', slow);
  line('3 search met its budget', names(rows.filter((row) => row.cut)));
  line('6 suites unlike themselves', names(rows.filter((row) => !row.same)));
  line('6 shrunk walks, most steps too many', `${surplus.length}, ${Math.max(0, ...surplus)}`);
  line(
    '7 faults as revisions',
    total(({ diff }) => diff.faults),
  );
  line('7 tests that depart and were not named', missed.length);
  line(
    '7 other tests left out',
    share(
      total(({ diff }) => diff.leftOut),
      idle,
    ),
  );
  const byCharts = rows.flatMap(({ diff }) => diff.missedByCharts);
  line(
    '7 by the charts alone: not named, left out',
    `${byCharts.length}, ${share(
      total(({ diff }) => diff.byCharts),
      idle,
    )}`,
  );
  for (const one of missed) console.error(`not named: ${one}`);
  for (const one of byCharts) console.error(`not named by the charts alone: ${one}`);
};

const flows = await openFlows(path.resolve(import.meta.dirname, '../..'));
const ours: Named[] = [];
for (const name of flows.names) ours.push([name, await flows.load(name)]);
await flows.close();
const others: Named[] = [
  ...Object.entries(charts),
  ...Array.from({ length: 10 }, (_, at): Named => [`random ${at + 1}`, randomChart(at + 1)]),
];
const wanted = process.argv[2] ?? 'both';
for (const [title, named, faults] of [
  ['product', ours, 24],
  ['shapes', others, 24],
] as const) {
  if (wanted !== 'both' && wanted !== title) continue;
  const rows = named.map((one) => measure(one, faults));
  process.stderr.write('\n');
  table(title, rows);
}
