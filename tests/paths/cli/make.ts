import path from 'node:path';
import { emit } from '../emit/emit.ts';
import { junitOf, type Ran } from '../emit/junit.ts';
import { runOnActor } from '../run/actor.ts';
import type { Call } from './call.ts';
import { write } from './files.ts';
import type { Flows } from './folder.ts';
import { leftOutLines, suites, summaryOf } from './suites.ts';

/** `generate`: suites as files below `--out`, or one after another on stdout. */
export async function generateCommand(call: Call, flows: Flows): Promise<number> {
  const ran: Ran[] = [];
  let isCut = false;
  for await (const { flow, subject, suite } of suites(call, flows, 'Generating')) {
    console.error([summaryOf(suite), ...leftOutLines(suite)].join('\n'));
    isCut ||= suite.search.cut;
    if (call.format === 'junit') {
      ran.push({ suite, run: runOnActor(subject, suite) });
      continue;
    }
    const folder = path.dirname(path.join(call.out ?? '.', flow));
    const { name, text } = emit(suite, call.format, await flows.source(flow, folder));
    if (call.out === null) process.stdout.write(text);
    else console.error(`  ${write(call.out, name, text)}`);
  }
  if (call.format === 'junit') {
    const text = junitOf(ran);
    if (call.out === null) process.stdout.write(text);
    else console.error(`  ${write(call.out, 'junit.xml', text)}`);
  }
  return isCut ? 3 : 0;
}
