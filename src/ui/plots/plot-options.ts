import type uPlot from 'uplot';
import type { PlotData } from './plot.types.ts';

/** CSS colours of the canvas. */
export interface PlotColors {
  readonly accent: string;
  readonly quiet: string;
  readonly line: string;
}

/** Points are marked each as long as there is room between them. */
const mostMarked = 31;
const steps = Array.from({ length: 10 }, (_, power) => 10 ** power).flatMap((unit) =>
  [1, 2, 5].map((step) => step * unit),
);
/** Whole weeks where not every day can be named. */
const placeSteps = [1, 2, 7, 14, 28, 56, 91, 182, 364];
const font = '12px "Inter Variable", system-ui, sans-serif';

/** Columns for the canvas: places, what is over, what is not, what it is compared with. */
export function plotColumns({ points }: PlotData): uPlot.AlignedData {
  const lastClosed = points.findLastIndex(({ isOpen }) => !isOpen);
  return [
    points.map((_, at) => at),
    points.map(({ value, isOpen }) => (isOpen ? null : value)),
    // The dashed line begins where the drawn one ends.
    points.map(({ value, isOpen }, at) => (isOpen || at === lastClosed ? value : null)),
    points.map(({ before }) => before),
  ];
}

const widest = (plot: uPlot, texts: readonly string[]): number => {
  plot.ctx.save();
  plot.ctx.font = font;
  const widths = texts.map((text) => plot.ctx.measureText(text).width);
  plot.ctx.restore();
  return Math.ceil(Math.max(0, ...widths));
};

/** Options for the plot library: lines from zero up; pointer input is handled outside. */
export function plotOptions(
  data: PlotData,
  { accent, quiet, line }: PlotColors,
  { width, height }: { width: number; height: number },
): uPlot.Options {
  const count = data.points.length;
  const mark = (color: string) => ({ show: count <= mostMarked, size: 6, fill: color });
  const axis = { stroke: quiet, font, ticks: { show: false } };
  const grid = { stroke: line, width: 1 };
  return {
    width,
    height,
    legend: { show: false },
    // The frame around the canvas handles the pointer.
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      bind: {
        mousemove: () => null,
        mouseenter: () => null,
        mouseleave: () => null,
        mousedown: () => null,
        mouseup: () => null,
      },
      points: { show: false },
    },
    scales: {
      x: { time: false, range: () => [-0.5, count - 0.5] },
      y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 72,
        incrs: placeSteps,
        values: (_, places) =>
          places.map((at) => (data.points[at] === undefined ? '' : data.tick(at))),
      },
      {
        ...axis,
        grid,
        incrs: steps,
        values: (_, heights) => heights.map((value) => data.amount(value)),
        size: (plot, texts) => widest(plot, texts ?? []) + 16,
      },
    ],
    series: [
      {},
      { stroke: accent, width: 2, points: mark(accent) },
      { stroke: accent, width: 2, dash: [4, 4], points: mark(accent) },
      { stroke: quiet, width: 1.5, dash: [6, 4], points: { show: false } },
    ],
  };
}
