import { isNull } from 'drizzle-orm';
import { finishMasses } from '../chat/mass.ts';
import { hasPayments } from '../config/features.ts';
import type { Backend } from '../context.ts';
import { idempotencyKeys } from '../db/schema/auth.ts';
import { rightEnded } from '../rights/ended.ts';
import { endExpiredSockets } from '../session/end-sockets.ts';
import { sendPayouts } from './payout-jobs.ts';
import { reconcile } from './reconcile.ts';
import { renewDue } from './renewals.ts';
import { sendBack } from './send-back.ts';

const calmMilliseconds = 30_000;
/** After a payment that was left open: how it ended is asked for soon, then ever less often. */
const soonMilliseconds = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Work of the calendar, while this process runs. */
export interface Jobs {
  runNow(): void;
  stop(): Promise<void>;
}
const running = new WeakMap<Backend, Jobs>();

/** Asks about open payments soon, where jobs run. */
export const soon = (backend: Backend) => running.get(backend)?.runNow();

/** What the calendar and lost answers ask for, once. */
export async function runJobs(backend: Backend): Promise<void> {
  await endExpiredSockets(backend);
  await rightEnded(backend, { of: 'time' });
  await finishMasses(backend);
  if (!hasPayments(backend)) return;
  await reconcile(backend);
  await sendBack(backend);
  await renewDue(backend);
  await sendPayouts(backend);
}

/**
 * Settles what the last process left open, then renews and reconciles every half minute. Several
 * processes on one database may all do it.
 */
export async function startJobs(backend: Backend): Promise<Jobs> {
  await forgetDeadCalls(backend);
  let isStopped = false;
  let steps: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await runJobs(backend);
    } catch (error) {
      if (!isStopped) backend.log.error('jobs failed', { error: String(error) });
    }
  };
  const plan = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      work = run().then(plan);
    }, steps.shift() ?? calmMilliseconds);
    timer.unref();
  };
  const job = {
    runNow() {
      const isIdle = steps.length === 0;
      steps = [...soonMilliseconds];
      if (isIdle) plan();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      running.delete(backend);
      await work;
    },
  };
  running.set(backend, job);
  work = run().then(plan);
  return job;
}

/** Calls that the last process of an embedded database left unanswered: there is no other process. */
async function forgetDeadCalls({ db, settings }: Backend): Promise<void> {
  if (settings.databaseUrl !== undefined) return;
  await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.status));
}
