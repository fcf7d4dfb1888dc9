import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { resultArgs } from './results.ts';

/** One command of a run and the name it has in the summary. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** A Vitest suite whose files may be divided among lanes. */
  readonly isSharded?: boolean;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly code: number;
}

/** Runs one command; its output is buffered until its end where others run in parallel. */
const runOne = async (
  { name, command: [file, ...rest], env }: Step,
  isBeside: boolean,
): Promise<Outcome> => {
  const title = `\n── ${name}: ${[file, ...rest].join(' ')}`;
  console.log(title);
  const start = performance.now();
  const printed: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(join('node_modules', '.bin', file), [...rest, ...resultArgs(name, file)], {
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', () => resolve(127));
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (isBeside) console.log(`${title}\n${Buffer.concat(printed).toString()}`);
  return { name, seconds: (performance.now() - start) / 1000, code };
};

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

/** Runs steps in their order, `abreast` of them at a time. */
const runAbreast = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = sharded(steps, abreast);
  const lanes = Math.min(abreast, waiting.length);
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      outcomes.push(await runOne(step, lanes > 1));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
};

/**
 * Runs stage after stage, the later ones too when one fails: a step alone, or steps side by side, as
 * many as the machine has pairs of cores and two at least. Prints what passed, what failed and the seconds each took, and sets the exit code.
 */
export async function runSteps(
  title: string,
  stages: readonly (Step | readonly Step[])[],
): Promise<void> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const stage of stages)
    outcomes.push(...(await runAbreast('name' in stage ? [stage] : stage)));
  const total = (performance.now() - start) / 1000;
  const failed = outcomes.filter(({ code }) => code !== 0);
  console.log(`\n${title}`);
  for (const { name, seconds, code } of outcomes) {
    console.log(
      `  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)} ${seconds.toFixed(1)} s`,
    );
  }
  const verdict =
    failed.length === 0 ? 'all passed' : `${failed.length} of ${outcomes.length} failed`;
  console.log(`  ${verdict} in ${total.toFixed(0)} s`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
