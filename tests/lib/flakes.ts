import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

const file = 'node_modules/.cache/results/not-at-once.txt';

/** Forgets which tests earlier runs saw fail, or had to try twice. */
export const forgetFlakes = () => rmSync(file, { force: true });

/**
 * Prints each test that failed, and each that passed on the second try only, with what went wrong: at
 * the end of a run, where it is found without reading what every suite printed.
 */
export const printFlakes = () => {
  if (existsSync(file)) console.log(readFileSync(file, 'utf8').trim());
};

/** Where it went wrong is named as well: of a dozen waits in a test, which one ended in vain. */
const note = (how: string, name: string, errors: readonly SerializedError[]) => {
  const [why = ''] = errors[0]?.message.split('\n') ?? [];
  const [at] = errors[0]?.stacks ?? [];
  const place = at ? `, ${path.relative(process.cwd(), at.file)}:${at.line}` : '';
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${how}: ${name} (${why.slice(0, 300)}${place})\n`);
};

/** A Vitest reporter that writes those tests down: a run shows them, it does not hide them. */
export default class FlakeReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state !== 'failed' && test.diagnostic()?.flaky !== true) return;
    const how = state === 'failed' ? 'failed' : 'passed on the second try';
    note(how, `${test.module.relativeModuleId} > ${test.fullName}`, errors);
  }

  /** What fails outside of a test: a hook of a suite. */
  onTestSuiteResult(suite: TestSuite) {
    const errors = suite.errors();
    if (errors.length > 0)
      note('failed', `${suite.module.relativeModuleId} > ${suite.fullName}`, errors);
  }

  /** A file that could not be read, or a hook of its own. */
  onTestModuleEnd(module: TestModule) {
    const errors = module.errors();
    if (errors.length > 0) note('failed', module.relativeModuleId, errors);
  }
}
