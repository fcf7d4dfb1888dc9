import { chartOf } from '#tests/paths/adapter.ts';
import type { Box } from '#tests/paths/draw/drawing.ts';
import { layout } from '#tests/paths/draw/layout.ts';
import type { ChartIR } from '#tests/paths/model.ts';
import type { Subject } from '#tests/paths/subject.ts';
import type { ChartFile, Configuration, Place } from '../chart-file.types.ts';
import { keyOf } from '../configuration-key.ts';
import { configurationsOf } from './configurations.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Enough for every configuration of nearly every chart; `cut` says where it was not. */
const budget = { places: 20_000, steps: 20_000 };

const placeOf = ({ x, y, width, height }: Box): Place => [x, y, width, height];

/** A flow's stories: the title of their file, and the names of those that stand in each configuration. */
export interface Stories {
  readonly title: string | null;
  readonly byKey: ReadonlyMap<string, readonly string[]>;
}

const isIn = (leaf: string, path: string): boolean =>
  path === leaf || path === '(root)' || leaf.startsWith(`${path}.`);

const requirementsOf = ({ states }: ChartIR, leaves: readonly string[]): readonly string[] => [
  ...new Set(
    states
      .filter(({ path }) => leaves.some((leaf) => isIn(leaf, path)))
      .flatMap(({ requirements }) => requirements),
  ),
];

/** Lays a chart out and finds its configurations: the same bytes on every machine. */
export async function makeChartFile(subject: Subject, stories: Stories): Promise<ChartFile> {
  const chart = chartOf(subject.machine);
  const { width, height, states, transitions } = await layout(chart);
  const { found, cut } = configurationsOf(subject, budget);
  return {
    id: chart.id,
    title: stories.title,
    fingerprint: fingerprintOf(chart),
    size: [width, height],
    states: Object.fromEntries(states.map((state) => [state.path, placeOf(state)])),
    lines: transitions.map(({ line, label }) => [
      line.flatMap(({ x, y }) => [x, y]),
      placeOf(label),
    ]),
    cut,
    configurations: found.map((one): Configuration => ({
      ...one,
      requirements: requirementsOf(chart, one.leaves),
      stories: stories.byKey.get(keyOf(one.leaves)) ?? [],
    })),
  };
}

const lines = (entries: readonly string[]): string => `\n${entries.join(',\n')}\n`;

/** One thing a line, so that a change of a chart is read in its difference. */
export const writeChartFile = (file: ChartFile): string =>
  [
    '{',
    `"id": ${JSON.stringify(file.id)},`,
    `"title": ${JSON.stringify(file.title)},`,
    `"fingerprint": ${JSON.stringify(file.fingerprint)},`,
    `"size": ${JSON.stringify(file.size)},`,
    `"states": {${lines(
      Object.entries(file.states).map(
        ([path, at]) => `${JSON.stringify(path)}: ${JSON.stringify(at)}`,
      ),
    )}},`,
    `"lines": [${lines(file.lines.map((line) => JSON.stringify(line)))}],`,
    `"cut": ${String(file.cut)},`,
    `"configurations": [${lines(file.configurations.map((one) => JSON.stringify(one)))}]`,
    '}',
    '',
  ].join('\n');
