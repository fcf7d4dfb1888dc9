import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { killAll, runCommand, type Ended, type Ending } from './command.ts';
import { reportArgs, Results, type Told } from './results.ts';

/** One command of a run and the name it has in the summary. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Files of a Vitest suite, where not all that its configuration names are to run. */
  readonly files?: readonly string[];
  /** Patterns of files that it leaves out, unless files are named. */
  readonly leaves?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A Vitest suite whose files may be divided among lanes. */
  readonly isSharded?: boolean;
  /** Seconds that it takes on two quiet cores; it is stopped after three times that, and after five minutes at least. */
  readonly quiet?: number;
}

interface Outcome {
  readonly step: Step;
  readonly seconds: number;
  readonly ending: Ending;
  /** Of a Vitest suite: what its report says. */
  readonly told: Told | undefined;
}

interface Verdict {
  readonly name: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

/** More failing files than these are a broken build, which no second try mends. */
const mostTriedAgain = 12;
/** Times that a file with a failure runs by itself. */
const triesAlone = 2;
/** Seconds that any step may take, and any file by itself. */
const leastLimit = 300;

const limitOf = ({ quiet = 0 }: Step): number => Math.max(leastLimit, 3 * quiet);
const isVitest = ({ command: [file] }: Step): boolean => file === 'vitest';

/** Steps of one stage that run at a time: each keeps a server and a browser, or two workers, busy. */
const abreast = Math.max(2, Math.floor(availableParallelism() / 2));

/**
 * Divides what may be divided, so that no lane waits for one long suite. On two cores a suite stays one:
 * each shard pays for a server and a browser of its own.
 */
export const sharded = (steps: readonly Step[], lanes: number): Step[] => {
  const parts = Math.max(1, Math.floor(lanes / 2));
  if (parts === 1) return [...steps];
  return steps.flatMap((step) =>
    step.isSharded
      ? Array.from({ length: parts }, (_, index) => ({
          ...step,
          name: `${step.name} ${index + 1} of ${parts}`,
          command: [...step.command, `--shard=${index + 1}/${parts}`] as const,
          env: { ...step.env, TEST_SHARD: String(index + 1) },
        }))
      : step,
  );
};

const toldEnding = (ending: Ending): string => {
  if (ending.how === 'limit') return 'did not end';
  return ending.how === 'signal' ? `was ended by ${ending.signal}` : `exit ${ending.code}`;
};

export interface RunOptions {
  /** Seconds after which the whole is stopped and told as what did not end. */
  readonly limit?: number;
  /** Seconds that each step may take, whatever it says itself; for tests of this file. */
  readonly stepLimit?: number;
  /** Folder of the run's reports. */
  readonly folder?: string;
}

/** A run of steps: what is under way, what came of them, and what is known of each test. */
class Run {
  readonly results: Results;
  readonly underWay = new Set<string>();
  readonly #options: RunOptions;

  constructor(options: RunOptions) {
    this.results = new Results(options.folder ?? 'node_modules/.cache/results');
    this.#options = options;
  }

  /** Runs one command, or some files of it; its output is kept until its end where others run beside it. */
  async #once(
    step: Step,
    how: { readonly isBeside: boolean; readonly files?: readonly string[]; readonly title: string },
  ): Promise<Outcome> {
    const [tool, ...rest] = step.command;
    const files = how.files ?? step.files ?? [];
    const isAlone = how.files !== undefined;
    const leaves = isAlone ? [] : (step.leaves ?? []).map((pattern) => `--exclude=${pattern}`);
    const alone = isAlone ? ['--maxWorkers=1'] : [];
    const args = [...rest, ...files, ...leaves, ...alone, ...reportArgs(tool)];
    const title = `\n── ${how.title}: ${[tool, ...rest].join(' ')}`;
    const report = this.results.nextReport(step.name);
    console.log(title);
    this.underWay.add(how.title);
    const limit = this.#options.stepLimit ?? limitOf(step);
    const ended: Ended = await runCommand(join('node_modules', '.bin', tool), args, {
      env: { ...step.env, REPORT_FILE: report },
      limit,
      isShown: !how.isBeside,
    });
    this.underWay.delete(how.title);
    if (how.isBeside) console.log(`${title}\n${ended.printed}`);
    const { ending, seconds } = ended;
    if (ending.how !== 'exit')
      this.results.tell(`${toldEnding(ending)}: ${how.title} (after ${seconds.toFixed(0)} s)`);
    const told = isVitest(step) ? this.results.read(step.name, report) : undefined;
    return { step, seconds, ending, told };
  }

  /** Runs steps in their order, `abreast` of them at a time. */
  async #abreast(steps: readonly Step[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const waiting = sharded(steps, abreast);
    const lanes = Math.min(abreast, waiting.length);
    const lane = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
        outcomes.push(await this.#once(step, { isBeside: lanes > 1, title: step.name }));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return outcomes;
  }

  /** Runs a step to its end that died or hung: what of it did not come to an end, with nothing beside it. */
  async #rest({ step, told }: Outcome): Promise<Outcome> {
    const isKnown = told !== undefined && told.unfinished.length > 0;
    if (told !== undefined && !isKnown) this.results.forget(step.name);
    const title = `${step.name}, again`;
    return this.#once(step, { isBeside: false, title, ...(isKnown && { files: told.unfinished }) });
  }

  /** Runs each file by itself, in a process and a world of its own; answers with those that fail all the same. */
  async #alone(step: Step, files: readonly string[]): Promise<string[]> {
    const lost: string[] = [];
    for (const file of files) {
      let isGood = false;
      for (let tries = 0; tries < triesAlone && !isGood; tries += 1) {
        const title = `${step.name}, alone: ${file}`;
        const { ending } = await this.#once(step, { isBeside: false, title, files: [file] });
        isGood = ending.how === 'exit' && ending.code === 0;
      }
      if (!isGood) lost.push(file);
    }
    return lost;
  }

  /** Asks again what failed: a step that died, then each file with a failure. */
  async #judge(first: Outcome, mayTryAgain: boolean): Promise<boolean> {
    const { step } = first;
    const isGood = ({ ending }: Outcome) => ending.how === 'exit' && ending.code === 0;
    if (isGood(first)) return true;
    if (!mayTryAgain) return false;
    const hasDied = first.ending.how !== 'exit' || first.told?.isComplete === false;
    const failing = new Set(first.told?.failing);
    let last = first;
    if (hasDied) {
      last = await this.#rest(first);
      if (last.told === undefined) return isGood(last);
      if (last.ending.how !== 'exit' || !last.told.isComplete) return false;
      for (const file of first.told?.unfinished ?? []) failing.delete(file);
      for (const file of last.told.failing) failing.add(file);
    }
    if (failing.size === 0) return isGood(last);
    if (failing.size > mostTriedAgain) return false;
    return (await this.#alone(step, [...failing])).length === 0;
  }

  /** Runs one stage and asks again, after all of it, what failed in it. */
  async stage(steps: readonly Step[]): Promise<Verdict[]> {
    const outcomes = await this.#abreast(steps);
    const failing = outcomes.flatMap(({ told }) => told?.failing ?? []).length;
    const mayTryAgain = failing <= mostTriedAgain;
    if (!mayTryAgain) this.results.tell(`not tried again: ${failing} files have a failure`);
    const verdicts: Verdict[] = [];
    for (const outcome of outcomes) {
      const start = performance.now();
      const isGood = await this.#judge(outcome, mayTryAgain);
      const again = (performance.now() - start) / 1000;
      verdicts.push({ name: outcome.step.name, seconds: outcome.seconds + again, isGood });
    }
    return verdicts;
  }
}

/**
 * Runs stage after stage, the later ones too when one fails: a step alone, or steps side by side, as
 * many as the machine has pairs of cores and two at least. What failed is asked again alone. Prints what passed,
 * what failed and the seconds each took, every test that needed a second try, and the closing line; sets the exit code.
 */
export async function runSteps(
  title: string,
  stages: readonly (Step | readonly Step[])[],
  options: RunOptions = {},
): Promise<void> {
  const start = performance.now();
  const run = new Run(options);
  const verdicts: Verdict[] = [];
  const close = () => {
    const total = (performance.now() - start) / 1000;
    const failed = verdicts.filter(({ isGood }) => !isGood);
    console.log(`\n${title}`);
    for (const { name, seconds, isGood } of verdicts)
      console.log(`  ${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)} ${seconds.toFixed(1)} s`);
    const verdict =
      failed.length === 0 ? 'all passed' : `${failed.length} of ${verdicts.length} failed`;
    console.log(`  ${verdict} in ${total.toFixed(0)} s`);
    for (const line of run.results.notes()) console.log(line);
    const { passed, failed: red, skipped } = run.results.counts();
    const broken = failed.length > 0 && red === 0 ? 1 : 0;
    console.log(
      `\n${passed} passed, ${red + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
    process.exitCode = failed.length === 0 ? 0 : 1;
  };
  const giveUp = (why: string) => {
    for (const name of run.underWay) {
      run.results.tell(`did not end: ${name} (${why})`);
      verdicts.push({ name, seconds: (performance.now() - start) / 1000, isGood: false });
    }
    killAll();
    close();
    process.exit(1);
  };
  const { limit } = options;
  const alarm =
    limit && setTimeout(() => giveUp(`the whole has a limit of ${limit} s`), limit * 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => giveUp(`stopped by ${signal}`));
  for (const stage of stages)
    verdicts.push(...(await run.stage('name' in stage ? [stage] : stage)));
  if (alarm) clearTimeout(alarm);
  close();
}
