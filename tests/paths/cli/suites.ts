import { boxed } from '../box.ts';
import { generate } from '../generate/generate.ts';
import { WrongPath } from '../generate/predefined.ts';
import { CannotBegin } from '../explore.ts';
import type { LeftOut, Suite } from '../model.ts';
import { visitSuite } from '../drive/visit-suite.ts';
import type { Visited } from '../drive/visit.ts';
import type { Subject } from '../subject.ts';
import { chosen, UsageError, type Call } from './call.ts';
import type { Flows } from './folder.ts';
import { readPaths } from './paths-file.ts';
import { progress } from './progress.ts';

/** A flow that was read, with the suite that the call asks for. */
export interface Made {
  readonly flow: string;
  readonly subject: Subject;
  readonly suite: Suite;
}

/** The suite that a call asks for; a tester's walk that is impossible is a UsageError. */
export const suiteFor = (call: Call, flow: string, subject: Subject): Suite => {
  const paths = call.paths === null ? [] : readPaths(call.paths);
  try {
    return generate(flow, subject, {
      criterion: call.criterion,
      generator: call.generator,
      cap: call.cap,
      seed: call.seed,
      paths,
      ...(call.budget === null ? {} : { budget: { places: call.budget, steps: call.budget } }),
    });
  } catch (error) {
    if (error instanceof WrongPath) throw new UsageError(error.message);
    throw error;
  }
};

/** A subject with what hands and eyes need; a model without is a UsageError. */
const visited = (flow: string, subject: Subject & Visited): Subject & Visited => {
  if (subject.page) return subject;
  throw new UsageError(`The model of ${flow} has no page: give it page: { open, ports }.`);
};

/** Makes the suites of a call one after another, and reports progress; `broken` is told of charts that cannot begin. */
export async function* suites(
  call: Call,
  flows: Flows,
  title: string,
  broken: (flow: string, error: CannotBegin) => void = (_, error) => {
    throw error;
  },
): AsyncGenerator<Made> {
  const isPage = call.command === 'generate' && call.format === 'playwright';
  const names = chosen(call.flow, call.flow === 'all' ? flows.names : flows.charts);
  const told = progress(title, names.length);
  for (const flow of names) {
    told.step(flow);
    const subject = await flows.load(flow);
    try {
      const suite = isPage
        ? visitSuite(flow, visited(flow, subject), call)
        : suiteFor(call, flow, subject);
      yield { flow, subject, suite: boxed(suite, subject, call.box) };
    } catch (error) {
      if (!(error instanceof CannotBegin)) throw error;
      broken(flow, error);
    }
  }
  told.end();
}

const order = ({ kind }: LeftOut): number => (kind === 'excused' ? 1 : 0);

/** Lines for the goals that were not proved; those the model excuses come last. */
export const leftOutLines = ({ flow, coverage }: Suite): string[] => {
  return coverage.leftOut
    .toSorted((a, b) => order(a) - order(b))
    .map(({ goal, kind, reason }) => `  left out of ${flow}: ${goal} (${kind}: ${reason})`);
};

/** One-line summary of a suite. */
export const summaryOf = ({ flow, criterion, tests, coverage }: Suite): string => {
  const steps = tests.reduce((sum, test) => sum + test.steps.length, 0);
  const proved = coverage.goals.filter(({ id }) => coverage.covered[id]?.length).length;
  return (
    `${flow}: ${proved} of ${coverage.goals.length} ${criterion} goals, ` +
    `${tests.length} tests, ${steps} steps`
  );
};
