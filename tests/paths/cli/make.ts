import { emit } from '../emit/emit.ts';
import { junitOf, type Ran } from '../emit/junit.ts';
import { runOnActor } from '../run/actor.ts';
import type { Call } from './call.ts';
import { write } from './files.ts';
import type { Flows } from './flows.ts';
import { leftOutLines, suites, summaryOf } from './suites.ts';

/** `generate`: suites as files below `--out`, or one after another on stdout. */
export async function generateCommand(call: Call, flows: Flows): Promise<number> {
  const ran: Ran[] = [];
  let isCut = false;
  for await (const { subject, suite } of suites(call, flows, 'Generating')) {
    console.error([summaryOf(suite), ...leftOutLines(suite)].join('\n'));
    isCut ||= suite.search.cut;
    if (call.format === 'junit') {
      ran.push({ suite, run: runOnActor(subject, suite) });
      continue;
    }
    const { name, text } = emit(suite, call.format);
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

/** `run`: makes the suites and takes real actors through them. */
export async function runCommand(call: Call, flows: Flows): Promise<number> {
  let tests = 0;
  let failed = 0;
  let isCut = false;
  for await (const { flow, subject, suite } of suites(call, flows, 'Running')) {
    const run = runOnActor(subject, suite);
    console.log([summaryOf(suite), ...leftOutLines(suite)].join('\n'));
    for (const { test, step, what, expected, actual } of run.failures) {
      const at = step < 0 ? 'at the start' : `step ${step + 1}`;
      console.log(`  FAILED ${flow} ${test + 1}: ${suite.tests[test]?.name}`);
      console.log(`    ${at}, ${what}\n    expected ${expected}\n    seen     ${actual}`);
    }
    tests += run.tests;
    failed += new Set(run.failures.map(({ test }) => test)).size;
    isCut ||= suite.search.cut;
  }
  console.log(`${tests - failed} passed, ${failed} failed`);
  if (failed > 0) return 1;
  return isCut ? 3 : 0;
}
