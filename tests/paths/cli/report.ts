import { chartOf } from '../adapter.ts';
import { layout } from '../draw/layout.ts';
import { jsonOf } from '../emit/json.ts';
import { junitOf, type Ran } from '../emit/junit.ts';
import { handsOf } from '../hands.ts';
import { flowReport, percent, shareOf } from '../report/flow-report.ts';
import { htmlOf, type DrawnReport } from '../report/html.ts';
import { runOnActor } from '../run/actor.ts';
import type { Call } from './call.ts';
import { usualFolder, write } from './files.ts';
import type { Flows } from './folder.ts';
import { suites } from './suites.ts';

const usual = `${usualFolder}/report`;

/** `report`: every chart drawn with what its tests take, as a page; JSON and JUnit beside it. */
export async function reportCommand(call: Call, flows: Flows): Promise<number> {
  const drawn: DrawnReport[] = [];
  const ran: Ran[] = [];
  for await (const { flow, subject, suite } of suites(call, flows, 'Drawing')) {
    const chart = chartOf(subject.machine);
    const run = runOnActor(subject, suite);
    const ids = chart.transitions.map(({ id }) => id);
    const page = (await flows.inApp?.(flow, subject, ids)) ?? null;
    const report = flowReport(flow, chart, [suite], { run, hands: handsOf(subject), page });
    drawn.push({ report, drawing: await layout(chart) });
    ran.push({ suite, run });
    const inApp = page && `; in the app ${page.taken} of ${page.of}`;
    console.log(`${flow}: ${percent(shareOf(report))} of the transitions${inApp ?? ''}`);
  }
  const folder = call.out ?? usual;
  const reports = drawn.map(({ report }) => report);
  console.log(write(folder, 'index.html', htmlOf(drawn)));
  console.log(write(folder, 'coverage.json', jsonOf(reports)));
  console.log(write(folder, 'junit.xml', junitOf(ran)));
  return ran.some(({ run }) => run.failures.length > 0) ? 1 : 0;
}
