import { describeStates, describeTransitions } from '#tests/paths/draw/described.ts';
import type { Box, Drawing, Point } from '#tests/paths/draw/drawing.ts';
import type { ChartIR } from '#tests/paths/model.ts';
import type { ChartFile, Place } from './chart-file.types.ts';

const boxOf = ([x, y, width, height]: Place): Box => ({ x, y, width, height });

const cornersOf = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));

const nowhere: Place = [0, 0, 0, 0];

/** Puts a chart's words and the places of its file together. */
export function drawingOf(chart: ChartIR, { size, states, lines }: ChartFile): Drawing {
  const [width, height] = size;
  return {
    chart: chart.id,
    width,
    height,
    states: describeStates(chart).map((state) => ({
      ...state,
      ...boxOf(states[state.path] ?? nowhere),
    })),
    transitions: describeTransitions(chart).flatMap(({ id, text, guard }, at) => {
      const [corners, label] = lines[at] ?? [];
      if (!corners || !label) return [];
      return [{ id, text, guard, line: cornersOf(corners), label: boxOf(label) }];
    }),
  };
}
