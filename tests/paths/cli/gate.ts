import { chartOf } from '../adapter.ts';
import { mutate } from '../mutate.ts';
import type { MutationScore } from '../mutant.ts';
import { flowReport, percent, shareOf } from '../report/flow-report.ts';
import { runOnActor } from '../run/actor.ts';
import type { Call } from './call.ts';
import type { Flows } from './flows.ts';
import { scoreLines, scoreOf, total } from './mutants.ts';
import { leftOutLines, suites } from './suites.ts';

/** The bars of the tool (design/test-generation.md): shares of one, and steps a transition. */
const bars = { transitions: 1, chart: 0.95, overall: 0.99 } as const;

/** `gate`: exits with 1 unless every chart is wholly taken, its suite passes and its mutants die. */
export async function gateCommand(call: Call, flows: Flows): Promise<number> {
  const missed: string[] = [];
  const scores: MutationScore[] = [];
  let charts = 0;
  for (const flow of flows.charts.filter((one) => !flows.names.includes(one)))
    missed.push(`${flow} has no model.`);
  for await (const { flow, subject, suite } of suites(call, flows, 'Gating')) {
    charts += 1;
    const report = flowReport(flow, chartOf(subject.machine), [suite]);
    if (shareOf(report) < bars.transitions)
      missed.push(`${flow} is not wholly taken:`, ...leftOutLines(suite));
    const { failures } = runOnActor(subject, suite);
    if (failures.length > 0) missed.push(`${flow} fails ${failures.length} of its own tests.`);
    const score = mutate(flow, subject, suite);
    scores.push(score);
    if (scoreOf(score) < bars.chart) missed.push(...scoreLines(score));
  }
  const all = total(scores);
  if (scoreOf(all) < bars.overall)
    missed.push(
      `${percent(scoreOf(all))} of all mutants killed: the bar is ${percent(bars.overall)}.`,
    );
  console.log(
    `${charts} charts, ${all.killed} of ${all.mortal} mutants killed (${percent(scoreOf(all))})`,
  );
  for (const line of missed) console.log(line);
  return missed.length > 0 ? 1 : 0;
}
