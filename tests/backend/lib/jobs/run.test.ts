import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from '#src/backend/context.ts';
import type { Job } from '#src/backend/lib/jobs/job.ts';
import { runOnce, soon, startJobs, type RunningJobs } from '#src/backend/lib/jobs/run.ts';

const logged: string[] = [];
const note = (message: string, fields?: object) =>
  void logged.push(`${message} ${JSON.stringify(fields)}`);
const log = { info: note, warn: note, error: note };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these jobs ask for nothing else
const backend = { log } as unknown as Backend;

let running: RunningJobs | undefined;
const start = (...jobs: Job[]) => {
  running = startJobs(backend, jobs);
};
beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
});
afterEach(async () => {
  await running?.stop();
  vi.useRealTimers();
});

const second = 1_000;
const minute = 60 * second;

/** A job that counts its runs, at which moment each began. */
function counting(name: string, work: Job['work'] = async () => {}, rest: Partial<Job> = {}) {
  const startedAt = performance.now();
  const at: number[] = [];
  const job: Job = {
    name,
    every: 30 * second,
    work: (...given) => {
      at.push(performance.now() - startedAt);
      return work(...given);
    },
    ...rest,
  };
  return { job, at };
}
const throwing = () => Promise.reject(new Error('always'));
const upTo = (times: number) => Array.from({ length: times }, (_, index) => index * 30 * second);

test('one that always throws delays none of the others, and is tried ever less often', async () => {
  const bad = counting('bad', throwing);
  const sudden = counting('sudden', () => {
    throw new Error('before it was a promise');
  });
  const good = [counting('first'), counting('second'), counting('third')];
  start(bad.job, sudden.job, ...good.map(({ job }) => job));
  await vi.advanceTimersByTimeAsync(60 * minute);
  for (const { at } of good) expect(at).toEqual(upTo(121));
  const delays = [0, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute, 15 * minute];
  let sum = 0;
  expect(bad.at).toEqual([...delays, 15 * minute].map((delay) => (sum += delay)).slice(0, 8));
  expect(sudden.at).toEqual(bad.at);
  const lines = logged.filter((line) => line.includes('"job":"bad"'));
  expect(lines).toHaveLength(bad.at.length);
  expect(lines[0]).toMatch(/^job failed .*"failures":1,"seconds":30,.*always/);
});

test('one that hangs delays none of the others', async () => {
  const hanging = counting(
    'hanging',
    (_, signal) => new Promise((end) => signal.addEventListener('abort', end)),
  );
  const good = counting('good');
  start(hanging.job, good.job);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(hanging.at).toEqual([0]);
  expect(good.at).toEqual(upTo(21));
});

test('once it has succeeded its delays begin anew', async () => {
  let isBad = true;
  const job = counting('moody', () => (isBad ? throwing() : Promise.resolve()));
  start(job.job);
  await vi.advanceTimersByTimeAsync(90 * second);
  expect(job.at).toEqual([0, 30 * second, 90 * second]);
  isBad = false;
  await vi.advanceTimersByTimeAsync(2 * minute);
  isBad = true;
  await vi.advanceTimersByTimeAsync(minute);
  const since = 210 * second;
  expect(job.at.slice(3)).toEqual([since, since + 30 * second, since + 60 * second]);
});

describe('soon', () => {
  test('a run at once, then ever later, beside the usual ones', async () => {
    const job = counting('soon', async () => {}, { soon: [500, 1_000, 2_000] });
    start(job.job);
    await vi.advanceTimersByTimeAsync(10 * second);
    soon(backend, 'soon');
    await vi.advanceTimersByTimeAsync(40 * second);
    expect(job.at).toEqual([0, 10_500, 11_500, 13_500, 43_500]);
    soon(backend, 'nobody');
    soon({ ...backend }, 'soon');
  });

  test('never later than it was due, however often it is asked for', async () => {
    const job = counting('soon', async () => {}, { soon: [500] });
    start(job.job);
    await vi.advanceTimersByTimeAsync(0);
    for (let calls = 0; calls < 10; calls += 1) {
      soon(backend, 'soon');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(job.at).toEqual([0, 500, 1_100, 1_700]);
  });

  test('while it runs: once more after it', async () => {
    const job = counting('soon', () => new Promise((end) => setTimeout(end, second)));
    start(job.job);
    await vi.advanceTimersByTimeAsync(500);
    soon(backend, 'soon');
    await vi.advanceTimersByTimeAsync(5 * second);
    expect(job.at).toEqual([0, second + 1]);
  });
});

test('sleeps until the next thing is due, and no longer than usual', async () => {
  const due = [7 * second, 50 * second, 1];
  const job = counting('exact', async () => {}, { next: async () => due.shift() ?? Infinity });
  start(job.job);
  await vi.advanceTimersByTimeAsync(38 * second);
  expect(job.at).toEqual([0, 7 * second, 37 * second, 37 * second + 1]);
});

test('the end waits for what runs, tells it, and starts nothing more', async () => {
  let told = false;
  let isOver = false;
  const job = counting('slow', async (_, signal) => {
    signal.addEventListener('abort', () => (told = true));
    await new Promise((end) => setTimeout(end, minute));
    isOver = true;
    throw new Error('the end');
  });
  start(job.job);
  await vi.advanceTimersByTimeAsync(second);
  const stopped = running?.stop();
  expect([told, isOver]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(minute);
  await stopped;
  expect(isOver).toBe(true);
  soon(backend, 'slow');
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(job.at).toHaveLength(1);
  expect(logged).toEqual([]);
});

test('run once, each gets its turn, and what failed is said at the end', async () => {
  const good = counting('good');
  await expect(runOnce(backend, [counting('bad', throwing).job, good.job])).rejects.toThrow(
    'always',
  );
  expect(good.at).toHaveLength(1);
});
