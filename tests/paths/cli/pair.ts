import { chartOf } from '../adapter.ts';
import { diffCharts, type ChartDiff } from '../diff.ts';
import type { Subject } from '../subject.ts';
import type { Flows } from './folder.ts';
import { changedNames, declarationsOf, mentions } from './helpers.ts';

/** One flow of both revisions. */
export interface Pair {
  readonly former: Subject;
  readonly latter: Subject;
  readonly diff: ChartDiff;
}

/** A flow as it was and as it is, with what is different in its chart and in what the chart calls. */
export async function readPair(flow: string, before: Flows, after: Flows): Promise<Pair> {
  const former = await before.load(flow);
  const latter = await after.load(flow);
  const helpers = changedNames(declarationsOf(before.root, flow), declarationsOf(after.root, flow));
  const calls = (source: string) => mentions(source, helpers);
  return {
    former,
    latter,
    diff: diffCharts(chartOf(former.machine), chartOf(latter.machine), calls),
  };
}
