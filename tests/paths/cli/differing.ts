import { chartOf } from '../adapter.ts';
import { diffCharts, isSame, type ChartDiff } from '../diff.ts';
import type { Subject } from '../subject.ts';
import { openFlows, type Flows } from './flows.ts';
import { changedNames, declarationsOf, mentions } from './helpers.ts';
import { checkout } from './revision.ts';

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

/** Those of the flows whose chart is another one than in `revision`; what cannot be compared is. */
export async function differingCharts(
  root: string,
  revision: string,
  flows: readonly string[],
): Promise<ReadonlySet<string>> {
  const before = await openFlows(checkout(root, revision));
  const after = await openFlows(root);
  const differ = new Set<string>();
  try {
    for (const flow of flows) {
      const pair = before.names.includes(flow)
        ? await readPair(flow, before, after).catch(() => null)
        : null;
      if (!pair || !isSame(pair.diff)) differ.add(flow);
    }
  } finally {
    await before.close();
    await after.close();
  }
  return differ;
}
