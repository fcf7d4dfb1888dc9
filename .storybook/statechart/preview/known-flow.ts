import { chartOf } from '#tests/paths/adapter.ts';
import type { Drawing } from '#tests/paths/draw/drawing.ts';
import type { ChartIR } from '#tests/paths/model.ts';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import type { ChartFile } from '../chart-file.types.ts';
import { drawingOf } from '../drawing-of.ts';
import type { Flows } from './flows.types.ts';
import { paperOf, type Paper } from './paper.ts';

/** All that is known of a flow, read once. */
export interface KnownFlow {
  readonly flow: string;
  readonly model: WalkModel;
  readonly file: ChartFile;
  readonly chart: ChartIR;
  readonly drawing: Drawing;
  readonly paper: Paper;
}

const read = async (flows: Flows, flow: string): Promise<KnownFlow> => {
  const [model, file] = await Promise.all([flows.loadModel(flow), flows.loadFile(flow)]);
  const chart = chartOf(model.machine);
  return { flow, model, file, chart, drawing: drawingOf(chart, file), paper: paperOf(model) };
};

/** Reads flows, each once. */
export const knownFlows = (flows: Flows): ((flow: string) => Promise<KnownFlow>) => {
  const known = new Map<string, Promise<KnownFlow>>();
  return (flow) => {
    const before = known.get(flow) ?? read(flows, flow);
    known.set(flow, before);
    return before;
  };
};
