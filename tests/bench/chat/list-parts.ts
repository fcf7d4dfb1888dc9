import { median } from '../measure.ts';
import {
  measureBurst,
  measureMoves,
  openOnce,
  idleEventOnce,
  weigh,
  type Place,
} from './probes.ts';
import { printTable, type Line } from './table.ts';

/** A part of the bench: what it measured, in lines beside their budgets. It prints its own table. */
export type Part = (place: Place, lists: readonly string[]) => Promise<Line[]>;

/** As many rows in the page as there are messages: once is enough to wait for that. */
const whole: ReadonlySet<string> = new Set(['dom', 'chatscope']);
const sizes = [200, 10_000, 100_000];
const [, long = 0, longest = 0] = sizes;
const canHold = (list: string, count: number) => !whole.has(list) || count <= long;
const roundsOf = (list: string, rounds: number) => (whole.has(list) ? 1 : rounds);

const lineOf =
  (budget: string) =>
  (what: string, value = Number.NaN, limit = 1, unit = 'px'): Line => ({
    budget,
    what,
    value,
    limit,
    unit,
  });

const rounds = 5;

const open: Part = async (place, lists) => {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const list of lists)
      for (const count of sizes.filter((size) => canHold(list, size))) {
        if (round >= roundsOf(list, rounds)) continue;
        const key = `${list} ${count}`;
        times.set(key, [...(times.get(key) ?? []), await openOnce(place, list, count)]);
      }
  }
  const of = (list: string, count: number) => median(times.get(`${list} ${count}`) ?? []);
  printTable(
    ['opens', ...sizes.map(String)],
    lists.map((list) => [
      list,
      ...sizes.map((size) => (canHold(list, size) ? ([of(list, size), 'ms'] as const) : null)),
    ]),
  );
  const line = lineOf('G5');
  const ours = of('ours', longest);
  return [
    line('opens 100,000 / virtua', ours / of('virtua', longest), 0.5, '×'),
    line('opens 100,000 / 200', ours / of('ours', 200), 1.2, '×'),
  ];
};

const memory: Part = async (place, lists) => {
  const rows = [];
  for (const list of lists) {
    const sized = [];
    for (const size of [long, longest])
      sized.push(canHold(list, size) ? await weigh(place, list, size) : null);
    rows.push({ list, sized });
  }
  printTable(
    ['above its data', '10,000', '100,000', 'rows in the page'],
    rows.map(({ list, sized: [one = null, other = null] }) => [
      list,
      one && [one.heap, 'MB'],
      other && [other.heap, 'MB'],
      one && [one.rows, ''],
    ]),
  );
  const ours = rows.find(({ list }) => list === 'ours')?.sized ?? [];
  const worst = (pick: (one: { heap: number; rows: number }) => number) =>
    Math.max(...ours.map((one) => (one ? pick(one) : 0)));
  const budget = 'G8';
  return [
    { budget, what: 'heap above its data', value: worst(({ heap }) => heap), limit: 1, unit: 'MB' },
    { budget, what: 'rows in the page', value: worst(({ rows }) => rows), limit: 200, unit: '' },
  ];
};

/** Old enough a list that its beginning is far away, and one that can be scrolled to it in a while. */
const walkable = 1_000;

const moves: Part = async (place, lists) => {
  const rows = [];
  for (const list of lists) {
    const rounds = list === 'ours' ? 2 : 1;
    rows.push({ list, moved: await measureMoves(place, list, walkable, rounds) });
  }
  const columns = ['still', 'moving', 'scroll', 'last', 'above', 'below'] as const;
  printTable(
    ['off by', '50 in front', 'while moving', 'scrolling', 'last grows', 'above', 'below'],
    rows.map(({ list, moved }) => [
      list,
      ...columns.map((column) => [moved[column], 'px'] as const),
    ]),
  );
  const ours = rows.find(({ list }) => list === 'ours')?.moved;
  const line = lineOf('G6');
  return [
    line('50 put in front: the row under the eye is off', ours?.still),
    line('50 put in front while the reader scrolls', ours?.moving),
    line('the largest jump in slow scrolling', ours?.scroll, 1.5),
    line('the last row grows', ours?.last),
    line('a row above grows', ours?.above),
    line('a row below grows', ours?.below),
  ];
};

const burst: Part = async (place, lists) => {
  const rows = [];
  for (const list of lists) {
    rows.push({ list, came: await measureBurst(place, list, long, roundsOf(list, 3)) });
  }
  printTable(
    ['500 in a second', 'frames off the bottom', 'settles', 'longest task', 'frames a second'],
    rows.map(({ list, came }) => [
      list,
      [came.lost * 100, '%'],
      [came.settles, 'ms'],
      [came.task, 'ms'],
      [came.fps, ''],
    ]),
  );
  const ours = rows.find(({ list }) => list === 'ours')?.came;
  const line = lineOf('G7');
  return [
    line('burst: frames off the bottom', ours && ours.lost * 100, 0, '%'),
    line('burst: settles', ours?.settles, 50, 'ms'),
    line('burst: longest task', ours?.task, 100, 'ms'),
    { ...line('burst: frames a second', ours?.fps, 40, ''), isLeast: true },
  ];
};

const quiet: Part = async (place) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await idleEventOnce(place));
  return [
    lineOf('G10')('an event that concerns no row, not slowed down', median(times), 0.02, 'ms'),
  ];
};

export const listParts: Readonly<Record<string, Part>> = { open, memory, moves, burst, quiet };
