import { escape } from '../draw/svg.ts';
import type { Failure, RunResult, Suite } from '../model.ts';
import type { MutantResult, MutationScore } from '../mutant.ts';

/** A suite and what came of running it. */
export interface Ran {
  readonly suite: Suite;
  readonly run: RunResult;
}

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => ` ${key}="${escape(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');

const failureOf = ({ step, what, expected, actual }: Failure): string => {
  const message = `${step < 0 ? 'at the start' : `step ${step + 1}`}: ${what}`;
  const text = `expected ${expected}\nseen     ${actual}`;
  return `      <failure${attributes({ message, type: what })}>${escape(text)}</failure>`;
};

const caseOf = (suite: Suite, failures: readonly Failure[]) => {
  const classname = suite.flow.replaceAll('/', '.');
  return (test: Suite['tests'][number], index: number): string[] => {
    const own = failures.filter((failure) => failure.test === index);
    const name = `${suite.criterion} ${index + 1}: ${test.name || 'as it starts'}`;
    const open = `    <testcase${attributes({ classname, name })}`;
    return own.length === 0
      ? [`${open}/>`]
      : [`${open}>`, ...own.map(failureOf), '    </testcase>'];
  };
};

const failedTests = ({ failures }: RunResult): number =>
  new Set(failures.map(({ test }) => test)).size;

const suiteOf = ({ suite, run }: Ran): string[] => {
  const counts = { tests: suite.tests.length, failures: failedTests(run) };
  return [
    `  <testsuite${attributes({ name: suite.flow, ...counts })}>`,
    ...suite.tests.flatMap(caseOf(suite, run.failures)),
    '  </testsuite>',
  ];
};

/** A mutant as a testcase: one that lives is a failure, one that changes nothing is skipped. */
const mutantOf =
  (flow: string) =>
  ({ mutant, verdict, missed }: MutantResult): string[] => {
    const open = `    <testcase${attributes({ classname: flow.replaceAll('/', '.'), name: mutant.id })}`;
    if (verdict === 'killed') return [`${open}/>`];
    const isHarmless = verdict === 'equivalent' || verdict === 'stillborn';
    const message = attributes({ message: verdict });
    const told = missed.length > 0 ? `a walk that would tell: ${missed.join(' → ')}` : '';
    return [
      `${open}>`,
      isHarmless
        ? `      <skipped${message}/>`
        : `      <failure${message}>${escape(told)}</failure>`,
      '    </testcase>',
    ];
  };

const counts = ({ results, mortal, killed }: MutationScore) => ({
  tests: results.length,
  failures: mortal - killed,
});

/** JUnit XML of faults put into charts. */
export const junitOfMutants = (scores: readonly MutationScore[]): string => {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({
      name: 'mutants',
      tests: scores.reduce((sum, score) => sum + counts(score).tests, 0),
      failures: scores.reduce((sum, score) => sum + counts(score).failures, 0),
    })}>`,
    ...scores.flatMap((score) => [
      `  <testsuite${attributes({ name: score.flow, ...counts(score) })}>`,
      ...score.results.flatMap(mutantOf(score.flow)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
};

/** JUnit XML as CI servers read it: a testcase for each test, its failures inside. */
export const junitOf = (all: readonly Ran[]): string => {
  const tests = all.reduce((sum, { suite }) => sum + suite.tests.length, 0);
  const failures = all.reduce((sum, { run }) => sum + failedTests(run), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'paths', tests, failures })}>`,
    ...all.flatMap(suiteOf),
    '</testsuites>',
    '',
  ].join('\n');
};
