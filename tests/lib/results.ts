import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLine } from './report.ts';

/** Tests that ran and how they ended, over all suites of a run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test, or what stands for a file that failed outside of one, by its last run. */
interface Known {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly name: string;
  readonly why: string;
}

/** Report of one command's run. */
export interface Told {
  /** Files that it was to take and that did not come to their end. */
  readonly unfinished: readonly string[];
  /** Files with a failure. */
  readonly failing: readonly string[];
  /** True if the run ended and every error belongs to a file. */
  readonly isComplete: boolean;
  /** Seconds by file. */
  readonly seconds: ReadonlyMap<string, number>;
}

/** Vitest's arguments for a report of lines beside what it prints; none for other tools. */
export const reportArgs = (tool: string): readonly string[] =>
  tool === 'vitest' ? ['--reporter=default', '--reporter=./tests/lib/report.ts'] : [];

const linesOf = (path: string): ReportLine[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ReportLine)
    : [];

/** Results of all runs; each test counts once, by its last run. */
export class Results {
  readonly #folder: string;
  readonly #byFile = new Map<string, Map<string, Known>>();
  readonly #notes: string[] = [];
  #reports = 0;

  /** Empties the folder, in which the reports are kept. */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  /** File for the next report of a step. */
  nextReport(step: string): string {
    this.#reports += 1;
    return join(this.#folder, `${this.#reports}-${step.replaceAll(/\W+/g, '-')}.jsonl`);
  }

  /** Reads a report. What it says of a file replaces all that was known of it in this step. */
  read(step: string, path: string): Told {
    const lines = linesOf(path);
    const wanted = new Set<string>();
    const ended = new Map<string, number>();
    const failing = new Set<string>();
    let isComplete = lines.at(-1)?.kind === 'end';
    const fresh = new Map<string, Map<string, Known>>();
    const note = (file: string, id: string, known: Known) => {
      const tests = fresh.get(file) ?? new Map<string, Known>();
      fresh.set(file, tests.set(id, known));
      if (known.state === 'failed') failing.add(file);
    };
    for (const line of lines) {
      if (line.kind === 'files') for (const file of line.files) wanted.add(file);
      if (line.kind === 'file') ended.set(line.file, line.seconds);
      if (line.kind === 'error') {
        if (line.file === '') isComplete = false;
        note(line.file, `error: ${line.why}`, { state: 'failed', name: '', why: line.why });
      }
      if (line.kind === 'test') {
        note(line.file, line.id, line);
        if (line.isFlaky && line.state === 'passed') {
          this.#notes.push(`passed on the second try: ${line.file} > ${line.name} (${line.why})`);
          if (line.testimony) this.#notes.push(line.testimony.replaceAll(/^/gm, '  | '));
        }
      }
    }
    for (const [file, tests] of fresh) {
      const key = `${step}\n${file}`;
      if (file !== '') this.#tellRecovered(file, this.#byFile.get(key), tests);
      this.#byFile.set(key, tests);
    }
    return {
      unfinished: [...wanted].filter((file) => !ended.has(file)),
      failing: [...failing].filter((file) => file !== ''),
      isComplete,
      seconds: ended,
    };
  }

  #tellRecovered(
    file: string,
    before: ReadonlyMap<string, Known> | undefined,
    after: ReadonlyMap<string, Known>,
  ) {
    if ([...after.values()].some(({ state }) => state === 'failed')) return;
    for (const { state, name, why } of before?.values() ?? [])
      if (state === 'failed')
        this.#notes.push(`passed alone: ${file}${name && ` > ${name}`} (${why})`);
  }

  /** Forgets what is known of a step, before all of it runs again. */
  forget(step: string): void {
    for (const key of this.#byFile.keys())
      if (key.startsWith(`${step}\n`)) this.#byFile.delete(key);
  }

  /** Writes down what somebody should know at the end. */
  tell(line: string): void {
    this.#notes.push(line);
  }

  /** Each test that failed, passed on a second try or passed alone, and each step that did not end. */
  notes(): readonly string[] {
    const failed = [...this.#byFile].flatMap(([key, tests]) =>
      [...tests.values()]
        .filter(({ state }) => state === 'failed')
        .map(({ name, why }) => `failed: ${key.split('\n')[1]}${name && ` > ${name}`} (${why})`),
    );
    return [...this.#notes, ...failed];
  }

  counts(): Counts {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const tests of this.#byFile.values())
      for (const { state } of tests.values()) counts[state] += 1;
    return counts;
  }
}
