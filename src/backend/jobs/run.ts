import type { Backend } from '../context.ts';
import { errorText } from '../error-text.ts';
import { pauseOfJob, type Job } from './job.ts';

/** Jobs of this process, and their end. */
export interface RunningJobs {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

interface RunningJob extends RunningJobs {
  runSoon(): void;
}

/** Jobs that run, by their names. */
const running = new WeakMap<Backend, Map<string, RunningJob>>();

/** Has a job look soon, where jobs run; what it finds then is what the caller has written before. */
export const soon = (backend: Backend, name: string) => running.get(backend)?.get(name)?.runSoon();

/**
 * Starts each job with a first run at once: what came due while no process ran. One that fails, or hangs,
 * delays itself alone.
 */
export function startJobs(backend: Backend, jobs: readonly Job[]): RunningJobs {
  const started = new Map(jobs.map((job) => [job.name, startJob(backend, job)]));
  running.set(backend, started);
  return {
    async stop() {
      if (running.get(backend) === started) running.delete(backend);
      await Promise.all([...started.values()].map((job) => job.stop()));
    },
  };
}

/** A job with its own timer and its own failures. */
function startJob(backend: Backend, job: Job): RunningJob {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let steps: readonly number[] = [];
  let failures = 0;
  let isBusy = false;
  let work: Promise<void> = Promise.resolve();

  const turn = async (): Promise<number> => {
    try {
      await job.work(backend, ending.signal);
      const due = ending.signal.aborted ? undefined : await job.next?.(backend);
      failures = 0;
      return Math.min(job.every, due ?? Infinity);
    } catch (error) {
      failures += 1;
      const pause = pauseOfJob(failures);
      const fields = { job: job.name, failures, seconds: pause / 1_000, error: errorText(error) };
      if (!ending.signal.aborted) backend.log.error('job failed', fields);
      return pause;
    }
  };
  const run = async () => {
    isBusy = true;
    const pause = await turn();
    isBusy = false;
    plan(pause);
  };
  const begin = () => {
    work = run();
  };
  const plan = (pause: number) => {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    const [step = Infinity, ...rest] = steps;
    steps = rest;
    const delay = Math.min(pause, step);
    dueAt = performance.now() + delay;
    timer = setTimeout(begin, delay).unref();
  };
  begin();
  return {
    runSoon() {
      steps = job.soon ?? [0];
      if (!isBusy) plan(Math.max(0, dueAt - performance.now()));
    },
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await work;
    },
  };
}

/** Has each of these jobs run once, one after the other; throws what failed after all had their turn. */
export async function runOnce(backend: Backend, jobs: readonly Job[]): Promise<void> {
  const { signal } = new AbortController();
  const failed: unknown[] = [];
  for (const job of jobs)
    try {
      await job.work(backend, signal);
    } catch (error) {
      failed.push(error);
    }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join('; '));
}
