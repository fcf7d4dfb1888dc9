import { percent } from '../report/flow-report.ts';
import { chosen, type Call } from './call.ts';
import type { Flows } from './folder.ts';
import { judgeInLanes } from './lanes.ts';
import { scoreOf, total } from './mutants.ts';
import { progress } from './progress.ts';

/** The share of all mutants that must die; the bars of each chart stand in judge.ts. */
const overall = 0.99;

/** `gate`: exits with 1 unless every chart is wholly taken, its suite passes and its mutants die. */
export async function gateCommand(call: Call, flows: Flows): Promise<number> {
  const names = chosen(call.flow, flows.charts);
  const told = progress('Gating', names.length);
  const judged = await judgeInLanes(call, names, ({ flow }) => told.step(flow));
  told.end();
  const missed = judged.flatMap((one) => one.missed);
  const all = total(judged);
  if (scoreOf(all) < overall)
    missed.push(`${percent(scoreOf(all))} of all mutants killed: the bar is ${percent(overall)}.`);
  console.log(
    `${judged.length} charts, ${all.killed} of ${all.mortal} mutants killed (${percent(scoreOf(all))})`,
  );
  for (const line of missed) console.log(line);
  return missed.length > 0 ? 1 : 0;
}
