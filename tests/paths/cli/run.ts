import type { CannotBegin } from '../explore.ts';
import { modelFaults } from '../model-faults.ts';
import type { Failure, LeftOut, Suite, Test } from '../model.ts';
import { junitOf, type Ran as Reported } from '../emit/junit.ts';
import { runOnActor } from '../run/actor.ts';
import type { Call } from './call.ts';
import { usualFolder, write } from './files.ts';
import type { Flows } from './folder.ts';
import {
  keepReplays,
  readReplays,
  replayFolder,
  replaySuite,
  shrunk,
  type Replay,
} from './replays.ts';
import { leftOutLines, suites, summaryOf, type Made } from './suites.ts';

/** Failing walks of a flow that are made short; the others are kept as they are. */
const mostShrunk = 5;

/** A run of one flow, in numbers. */
interface Ran {
  readonly tests: number;
  readonly failed: number;
  /** Wrong names and gaps in the model. */
  readonly wrong: number;
  /** The runs themselves, for a report. */
  readonly runs: readonly Reported[];
}

const say = (flow: string, suite: Suite, { test, step, what, expected, actual }: Failure): void => {
  const at = step < 0 ? 'at the start' : `step ${step + 1}`;
  console.log(`  FAILED ${flow} ${test + 1}: ${suite.tests[test]?.name}`);
  console.log(`    ${at}, ${what}\n    expected ${expected}\n    seen     ${actual}`);
};

const shortly = (flow: string, subject: Made['subject'], tests: readonly Test[]): Replay[] => {
  const found = new Map<string, Replay>();
  for (const [at, test] of tests.entries()) {
    const replay: Replay =
      at < mostShrunk
        ? shrunk(flow, subject, test).replay
        : { start: test.start, steps: test.steps.map(({ label }) => label) };
    const name = replay.steps.join(' → ') || 'as it begins';
    if (!found.has(name)) console.log(`    shortest: ${name}`);
    found.set(name, replay);
  }
  return [...found.values()];
};

/** Runs what failed before and then the suite; keeps what fails now, as short as it can be. */
const runFlow = ({ flow, subject, suite }: Made, folder: string): Ran => {
  const before = replaySuite(flow, subject, readReplays(folder, flow));
  const failing: Test[] = [];
  const runs: Reported[] = [];
  for (const one of before ? [before, suite] : [suite]) {
    const run = runOnActor(subject, one);
    runs.push({ suite: one, run });
    for (const failure of run.failures) {
      say(flow, one, failure);
      const test = one.tests[failure.test];
      if (test) failing.push(test);
    }
  }
  const faults = modelFaults(subject);
  for (const fault of faults) console.log(`  WRONG ${flow}: ${fault}`);
  const file = keepReplays(folder, flow, shortly(flow, subject, failing));
  if (file !== null) console.log(`    kept in ${file}: the next run begins with it`);
  const tests = runs.reduce((sum, { run }) => sum + run.tests, 0);
  return { tests, failed: failing.length, wrong: faults.length, runs };
};

/** `run`: makes the suites and takes real actors through them. */
export async function runCommand(call: Call, flows: Flows): Promise<number> {
  const missing = new Set<LeftOut['kind']>();
  const ran: Ran[] = [];
  const broken = (flow: string, { message }: CannotBegin) => {
    console.log(`  FAILED ${flow}: ${message}`);
    ran.push({ tests: 1, failed: 1, wrong: 0, runs: [] });
  };
  for await (const made of suites(call, flows, 'Running', broken)) {
    console.log([summaryOf(made.suite), ...leftOutLines(made.suite)].join('\n'));
    for (const { kind } of made.suite.coverage.leftOut) missing.add(kind);
    ran.push(runFlow(made, call.out ?? replayFolder));
  }
  const sum = (of: (one: Ran) => number) => ran.reduce((all, one) => all + of(one), 0);
  const failed = sum((one) => one.failed);
  console.log(`${sum(({ tests }) => tests) - failed} passed, ${failed} failed`);
  if (call.format === 'junit') {
    const text = junitOf(ran.flatMap(({ runs }) => runs));
    console.log(write(call.out ?? usualFolder, 'junit.xml', text));
  }
  missing.delete('excused');
  missing.delete('boxed');
  // These walk where they walk, and are asked for it.
  if (['random', 'simple', 'predefined'].includes(call.generator)) missing.delete('missed');
  const isOnlyCut = [...missing].every((kind) => kind === 'budget');
  if (failed > 0 || sum(({ wrong }) => wrong) > 0 || !isOnlyCut) return 1;
  return missing.size > 0 ? 3 : 0;
}
