import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
} from 'vitest/node';

/** A line of a report, written as soon as it is known: what a run that dies has done is told all the same. */
export type ReportLine =
  /** The files that the run is about to take. */
  | { readonly kind: 'files'; readonly files: readonly string[] }
  | {
      readonly kind: 'test';
      readonly file: string;
      readonly id: string;
      readonly name: string;
      readonly state: 'passed' | 'failed' | 'skipped';
      /** Passed, but not on the first try. */
      readonly isFlaky: boolean;
      readonly why: string;
      /** Of one that passed on a later try: all that the first one said, with where its pages stood. */
      readonly testimony?: string;
    }
  /** Error outside of a test: a hook, an unreadable file, an unhandled rejection. */
  | { readonly kind: 'error'; readonly file: string; readonly why: string }
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }
  | { readonly kind: 'end' };

/** Includes the location, which distinguishes a dozen waits of one test. */
const whyOf = (errors: readonly SerializedError[]): string => {
  const [why = ''] = errors[0]?.message?.split('\n') ?? [];
  const [at] = errors[0]?.stacks ?? [];
  return `${why.slice(0, 300)}${at ? `, ${path.relative(process.cwd(), at.file)}:${at.line}` : ''}`;
};

/** A Vitest reporter that writes the lines of a report into the file that `REPORT_FILE` names. */
export default class LineReporter implements Reporter {
  readonly #file = process.env['REPORT_FILE'];
  readonly #begun = new Map<string, number>();

  #write(line: ReportLine) {
    if (this.#file === undefined) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #error(file: string, errors: readonly SerializedError[]) {
    if (errors.length > 0) this.#write({ kind: 'error', file, why: whyOf(errors) });
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    const files = specifications.map(({ moduleId }) => path.relative(process.cwd(), moduleId));
    this.#write({ kind: 'files', files });
  }

  onTestModuleStart(module: TestModule) {
    this.#begun.set(module.id, performance.now());
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const isFlaky = test.diagnostic()?.flaky === true;
    this.#write({
      kind: 'test',
      file: test.module.relativeModuleId,
      id: test.id,
      name: test.fullName,
      state,
      isFlaky,
      why: whyOf(errors),
      ...(isFlaky ? { testimony: errors[0]?.message ?? '' } : {}),
    });
  }

  onTestSuiteResult(suite: TestSuite) {
    this.#error(suite.module.relativeModuleId, suite.errors());
  }

  onTestModuleEnd(module: TestModule) {
    const file = module.relativeModuleId;
    this.#error(file, module.errors());
    const begun = this.#begun.get(module.id) ?? performance.now();
    this.#write({ kind: 'file', file, seconds: (performance.now() - begun) / 1000 });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const error of errors) {
      const at: unknown = error['VITEST_TEST_PATH'];
      this.#error(typeof at === 'string' ? path.relative(process.cwd(), at) : '', [error]);
    }
    this.#write({ kind: 'end' });
  }
}
