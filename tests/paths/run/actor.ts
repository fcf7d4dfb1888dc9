import type { AnyMachineSnapshot } from 'xstate';
import type { Expectation, Failure, RunResult, Step, Suite, Test } from '../model.ts';
import { brokenInvariants, difference, everything, type Aspect } from '../oracle.ts';
import { prepare, type Prepared } from '../prepare.ts';
import type { Subject } from '../subject.ts';
import { watchedClock } from './clock.ts';
import { live, type Live } from './live.ts';

export interface RunOptions {
  /** Aspects that the oracle compares; all by default. */
  readonly seen?: readonly Aspect[];
  readonly probes?: boolean;
  /** Ends at the first failure: enough to kill a mutant. */
  readonly once?: boolean;
  /** Called with the actor after each step that matched its expectation. */
  readonly onRest?: (test: number, snapshot: AnyMachineSnapshot) => unknown;
}

type Fault = Omit<Failure, 'test' | 'step'>;

const fault = (what: string, expected: string, actual: string): Fault => ({
  what,
  expected,
  actual,
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : JSON.stringify(error);

/** Makes one step of a test, or answers with what was wrong before its end. */
const act = (actor: Live, step: Step, before: Expectation): Fault | null => {
  if (step.kind === 'event') actor.send(step.event);
  else if (step.kind === 'settle') actor.settle(step);
  else {
    if (step.wait > 1) actor.wait(step.wait - 1);
    if (step.wait > 1) {
      const waited = before.deadlines.map((due) => due - step.wait + 1);
      const quiet = { ...before, effects: [], emitted: [], deadlines: waited };
      const early = difference(quiet, actor.look());
      if (early) return fault('early', early.expected, early.actual);
    }
    actor.wait(Math.min(1, step.wait));
  }
  return null;
};

const check = ({ test, subject, actor, options }: Running, expected: Expectation): Fault | null => {
  const broken = actor.broken();
  if (broken !== undefined && expected.status !== 'error') {
    return fault('broken', 'no failure', messageOf(broken));
  }
  const found = difference(expected, actor.look(), options.seen);
  if (found) return found;
  options.onRest?.(test, actor.snapshot());
  const [sentence] = brokenInvariants(subject, actor.snapshot());
  return sentence === undefined ? null : fault('invariant', sentence, 'it does not hold');
};

const probe = (
  { actor, options }: Running,
  at: Test | Step,
  expected: Expectation,
): Fault | null => {
  if (options.probes === false) return null;
  for (const event of at.probes) {
    actor.send(event);
    const actual = actor.look();
    const found = difference({ ...expected, effects: [], emitted: [] }, actual, options.seen);
    if (found) return fault('ignored', `"${event.type}" changes nothing`, found.actual);
  }
  return null;
};

interface Running {
  readonly test: number;
  readonly subject: Subject;
  readonly actor: Live;
  readonly options: RunOptions;
}

/** Runs one test against a fresh actor; answers with where it departed. */
const runTest = (
  subject: Subject,
  prepared: Prepared,
  [at, test]: readonly [index: number, test: Test],
  options: RunOptions,
): (Fault & { readonly step: number }) | null => {
  const clock = watchedClock();
  const actor = live(prepared, clock, test.input, test.answers);
  const running = { test: at, subject, actor, options };
  try {
    const wrong = check(running, test.begins) ?? probe(running, test, test.begins);
    if (wrong) return { ...wrong, step: -1 };
    let before = test.begins;
    for (const [index, step] of test.steps.entries()) {
      actor.answer(step.answers);
      const found =
        act(actor, step, before) ??
        check(running, step.expects) ??
        probe(running, step, step.expects);
      if (found) return { ...found, step: index };
      before = step.expects;
    }
    return null;
  } catch (error) {
    return { ...fault('broken', 'no failure', messageOf(error)), step: -1 };
  } finally {
    actor.stop();
  }
};

/** Runs a suite against a prepared machine. */
export function runPrepared(
  subject: Subject,
  prepared: Prepared,
  suite: Suite,
  options: RunOptions = {},
): RunResult {
  const failures: Failure[] = [];
  for (const [at, test] of suite.tests.entries()) {
    const found = runTest(subject, prepared, [at, test], { seen: everything, ...options });
    if (found) failures.push({ test: at, ...found });
    if (found && options.once) break;
  }
  return {
    flow: suite.flow,
    tests: suite.tests.length,
    steps: suite.tests.reduce((sum, { steps }) => sum + steps.length, 0),
    failures,
  };
}

/** Runs a suite on a real actor of the chart: simulated clock, ports that settle on command. */
export const runOnActor = (subject: Subject, suite: Suite, options: RunOptions = {}): RunResult =>
  runPrepared(subject, prepare(subject), suite, options);
