import { escape } from '../draw/svg.ts';
import type { Failure, RunResult, Suite } from '../model.ts';

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
