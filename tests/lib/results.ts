import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'node_modules/.cache/results';

/** Tests that ran and how they ended, over all suites of a run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Forgets what earlier runs counted. */
export const forgetResults = () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};

/** Vitest's arguments for a report whose counts can be read afterwards; none for other tools. */
export const resultArgs = (name: string, tool: string): readonly string[] =>
  tool === 'vitest'
    ? [
        '--reporter=default',
        '--reporter=json',
        '--reporter=./tests/lib/flakes.ts',
        `--outputFile.json=${join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)}`,
      ]
    : [];

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

/** Sums what every Vitest step of this run wrote; a suite that could not even start counts as failed. */
export const countResults = (): Counts => {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report;
    const broken = report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? 1 : 0;
    counts = {
      passed: counts.passed + report.numPassedTests,
      failed: counts.failed + report.numFailedTests + broken,
      skipped: counts.skipped + report.numPendingTests,
    };
  }
  return counts;
};
