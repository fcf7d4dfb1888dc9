import { readConfigureGlobal } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testOrigin } from '../../harness.ts';
import { server } from '../../kernel/peopled-database.ts';
import { bundledServer, run, type Run } from '../../kernel/processes.ts';
import { MortalLink } from './mortal-link.ts';
import { allDone, nothingTwice, ProcessesDue } from './processes-due.ts';
import { SmtpServer } from './smtp.ts';

/** Thirty starts on a busy machine. */
vi.setConfig({ testTimeout: 1_800_000 });

const seed = Math.abs(readConfigureGlobal().seed ?? 0);
/** Mails of all processes are of one site. */
const site = { APP_URL: testOrigin };

const smtp = new SmtpServer();
beforeAll(() => smtp.come());
afterAll(() => smtp.go());

async function end(...runs: Run[]): Promise<void> {
  for (const { child } of runs) child.kill('SIGTERM');
  for (const { ended, output } of runs) expect(await ended, output()).toBe(0);
}

/** Two processes that start at the same time do all that is due, and all that falls due with time. */
async function finish(due: ProcessesDue): Promise<void> {
  for (const paid of [false, true]) {
    await due.letPass();
    const runs = [run(due.env(site)), run(due.env(site))];
    await Promise.all(runs.map(({ ready }) => ready));
    await allDone(due, { paid });
    await end(...runs);
  }
}

/** Starts a process and kills it at a step of its jobs, at the latest once it has done all of it. */
async function killedAt(due: ProcessesDue, step: number, isDone: boolean): Promise<number> {
  const link = new MortalLink(due.url);
  const own = run(due.env({ ...site, DATABASE_URL: await link.open() }));
  link.cutAt({ step, isDone, kill: () => own.child.kill('SIGKILL') });
  await allDone(due, { paid: false, isOver: () => own.child.signalCode !== null });
  own.child.kill('SIGKILL');
  await own.ended;
  await link.close();
  return link.steps;
}

describe.skipIf(server === undefined)('processes on one PostgreSQL', () => {
  bundledServer();

  test('two that start at once do all that is due, each once', async () => {
    const due = await ProcessesDue.open(smtp);
    for (let rows = 0; rows < 3; rows += 1) await due.add();
    await finish(due);
    await nothingTwice(due, { again: 0 });
    await due.close();
  });

  test('killed at any step, the next ones finish it, and nothing is done twice', async () => {
    const due = await ProcessesDue.open(smtp);
    await due.add();
    const whole = await killedAt(due, Infinity, true);
    expect(whole).toBeGreaterThan(60);
    // Other steps with each seed: the full run prints its own.
    const apart = Math.ceil(whole / 16);
    let kills = 1;
    for (let step = 1 + (seed % apart); step < whole; step += apart) {
      await due.letPass();
      await due.add();
      await killedAt(due, step, kills % 2 === 0);
      kills += 1;
    }
    await finish(due);
    await nothingTwice(due, { again: kills });
    await due.close();
  });
});
