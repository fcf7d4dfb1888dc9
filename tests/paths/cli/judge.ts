import { chartOf } from '../adapter.ts';
import { mutate } from '../mutate.ts';
import { flowReport, shareOf } from '../report/flow-report.ts';
import { runOnActor } from '../run/actor.ts';
import { UsageError, type Call } from './call.ts';
import type { Flows } from './folder.ts';
import { scoreLines, scoreOf } from './mutants.ts';
import { leftOutLines, suiteFor } from './suites.ts';

/** Score of one chart: plain data, as another process sends it. */
export interface Judgement {
  readonly flow: string;
  readonly killed: number;
  readonly mortal: number;
  /** The bars it misses, in lines for people. */
  readonly missed: readonly string[];
}

/** The bars of one chart (design/test-generation.md): shares of one. */
const bars = { transitions: 1, chart: 0.95 } as const;

/** Makes a chart's suite, runs it, puts every fault into the chart, and holds all of it to the bars. */
export async function judge(call: Call, flow: string, flows: Flows): Promise<Judgement> {
  const missed: string[] = [];
  try {
    const subject = await flows.load(flow);
    const suite = suiteFor(call, flow, subject);
    const report = flowReport(flow, chartOf(subject.machine), [suite]);
    if (shareOf(report) < bars.transitions)
      missed.push(`${flow} is not wholly taken:`, ...leftOutLines(suite));
    const { failures } = runOnActor(subject, suite);
    if (failures.length > 0) missed.push(`${flow} fails ${failures.length} of its own tests.`);
    const score = mutate(flow, subject, suite);
    if (scoreOf(score) < bars.chart) missed.push(...scoreLines(score));
    return { flow, killed: score.killed, mortal: score.mortal, missed };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { flow, killed: 0, mortal: 0, missed: [error.message] };
  }
}
