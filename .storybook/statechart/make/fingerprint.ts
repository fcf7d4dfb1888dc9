import { createHash } from 'node:crypto';
import { describeStates, describeTransitions } from '#tests/paths/draw/described.ts';
import type { ChartIR } from '#tests/paths/model.ts';

/** Hash of all that a drawing shows of a chart: the same as long as the drawing is right. */
export const fingerprintOf = (chart: ChartIR): string => {
  const shown = [
    chart.id,
    describeStates(chart).map(({ path, kind, isInitial, notes }) => [path, kind, isInitial, notes]),
    describeTransitions(chart),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
};
