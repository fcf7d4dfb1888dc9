import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { resultArgs } from './results.ts';

/** One command of a run and the name it has in the summary. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly code: number;
}

const runOne = async ({ name, command: [file, ...rest], env }: Step): Promise<Outcome> => {
  console.log(`\n── ${name}: ${[file, ...rest].join(' ')}`);
  const start = performance.now();
  const code = await new Promise<number>((resolve) => {
    const child = spawn(join('node_modules', '.bin', file), [...rest, ...resultArgs(name, file)], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  return { name, seconds: (performance.now() - start) / 1000, code };
};

/**
 * Runs every step in turn, the later ones too when one fails (two cores: one after another), prints
 * what passed, what failed and the seconds each took, and sets the exit code.
 */
export async function runSteps(title: string, steps: readonly Step[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runOne(step));
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
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
