import { mkdirSync, writeFileSync } from 'node:fs';
import { indexTransitions } from '#tests/paths/chart.ts';
import { refusal } from '#tests/paths/criteria.ts';
import { drawn, type Audit } from './audit.ts';
import type { WalkModel } from './types.ts';

/** One chart's line in the summary. */
export interface Row {
  readonly flow: string;
  readonly transitions: number;
  readonly reached: number;
  readonly guards: number;
  readonly guardsBothWays: number;
  readonly places: number;
  readonly walks: number;
  readonly steps: number;
  readonly throughView: number | null;
  /** Transitions left out, with reasons: no gesture makes them, or the model excuses them. */
  readonly notes: readonly string[];
}

export const rowOf = (flow: string, model: WalkModel, { pure, view, notes }: Audit): Row => {
  const { all, guarded } = indexTransitions(model.machine);
  const { covered } = pure.coverage;
  return {
    flow,
    transitions: all.length,
    reached: all.filter((id) => covered[id]).length,
    guards: guarded.size,
    guardsBothWays: [...guarded].filter((id) => covered[id] && covered[refusal(id)]).length,
    places: pure.search.places,
    walks: view.tests.length,
    steps: view.tests.reduce((count, { steps }) => count + steps.length, 0),
    throughView: drawn(model) ? all.filter((id) => view.coverage.covered[id]).length : null,
    notes: [
      ...(drawn(model) ? notes : []),
      ...Object.entries(model.unreached ?? {}).map(([id, why]) => `${id}: ${why}`),
    ],
  };
};

const sum = (rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

/** Prints the coverage of every chart and keeps it as JSON to compare with. */
export function report(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ flow }) => flow.length), 5);
  const line = (flow: string, cells: readonly (string | number)[]) =>
    `  ${flow.padEnd(width)} ${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  console.log(
    [
      line('chart', ['transitions', 'guards', 'by view', 'walks', 'steps', 'places']),
      ...rows.map((row) =>
        line(row.flow, [
          `${row.reached}/${row.transitions}`,
          `${row.guardsBothWays}/${row.guards}`,
          row.throughView === null ? 'no view' : `${row.throughView}/${row.transitions}`,
          row.walks,
          row.steps,
          row.places,
        ]),
      ),
      line('all', [
        `${sum(rows, (row) => row.reached)}/${sum(rows, (row) => row.transitions)}`,
        `${sum(rows, (row) => row.guardsBothWays)}/${sum(rows, (row) => row.guards)}`,
        sum(rows, (row) => row.throughView ?? 0),
        sum(rows, (row) => row.walks),
        sum(rows, (row) => row.steps),
        sum(rows, (row) => row.places),
      ]),
      ...rows.flatMap((row) => row.notes.map((note) => `  not driven: ${row.flow} ${note}`)),
    ].join('\n'),
  );
  mkdirSync('node_modules/.cache/walks', { recursive: true });
  writeFileSync('node_modules/.cache/walks/coverage.json', `${JSON.stringify(rows, null, 2)}\n`);
}
