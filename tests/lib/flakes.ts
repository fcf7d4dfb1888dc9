import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

const file = 'node_modules/.cache/results/second-try.txt';

/** Forgets which tests earlier runs had to try twice. */
export const forgetFlakes = () => rmSync(file, { force: true });

/** Prints each test that passed on the second try only, and what went wrong on the first. */
export const printFlakes = () => {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').trim().split('\n'))
    console.log(`passed on the second try: ${line}`);
};

/** A Vitest reporter that writes those tests down: a run shows them, it does not hide them. */
export default class FlakeReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky !== true) return;
    const { errors = [] } = test.result();
    const [why = ''] = errors[0]?.message.split('\n') ?? [];
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, `${test.module.relativeModuleId} > ${test.fullName} (${why})\n`);
  }
}
