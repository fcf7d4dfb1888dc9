import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jobs } from '#src/backend/jobs.table.ts';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { passes } from '#tests/lib/passes.ts';
import { anotherProcess } from '../../billing/instances.ts';
import { allDue, halfAnHour, isAllDone, messageId, processOf, runAll } from './all-due.ts';
import { SmtpServer } from './smtp.ts';

/** Many worlds, on a busy machine. */
vi.setConfig({ testTimeout: 1_800_000 });

const smtp = new SmtpServer();
beforeAll(() => smtp.come());
afterAll(() => smtp.go());

test('each job has a name of its own', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('one job that always throws stands beside all others: they do everything, once', async () => {
  const world = await allDue(smtp);
  const own = processOf(world);
  const bad = { name: 'bad', every: 30_000, work: () => Promise.reject(new Error('always')) };
  const running = startJobs(own, [bad, ...jobs]);
  await passes(() => expect(smtp.received.map(({ to }) => to)).toContain('one@x.test'));
  await running.stop();
  await halfAnHour(world);
  await isAllDone(world, 'beside one that throws');
  expect(world.backend.logged.filter((line) => line.startsWith('job failed'))).toEqual([
    expect.stringContaining('"job":"bad"'),
  ]);
});

test.each(jobs.map(({ name }) => [name]))(
  'without %s the others do all of theirs',
  async (name) => {
    const world = await allDue(smtp);
    const bad = { name, every: 1, work: () => Promise.reject(new Error('always')) };
    const own = processOf(world);
    expect(
      await runAll(
        own,
        jobs.map((job) => (job.name === name ? bad : job)),
      ),
    ).toEqual([name]);
    await own.mail.close();
    await halfAnHour(world);
    await isAllDone(world, `after ${name} was away`);
  },
);

describe('several processes on one database', () => {
  test('do all of it once, whatever they do at the same time', async () => {
    const world = await allDue(smtp);
    const other = await anotherProcess(world.backend);
    const [one, two] = [processOf(world), processOf({ ...world, backend: other.backend })];
    const failed = await Promise.all([one, two, one, two].map((own) => runAll(own)));
    expect(failed.flat()).toEqual([]);
    await Promise.all([one.mail.close(), two.mail.close()]);
    expect(new Set(smtp.received.map(messageId)).size).toBe(smtp.received.length);
    await halfAnHour(world);
    await other.close();
    await isAllDone(world, 'two at once');
  });
});
