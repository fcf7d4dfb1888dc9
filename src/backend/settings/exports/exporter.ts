import type { Backend } from '../../context.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { soon } from '../../lib/jobs/run.ts';
import { mailForgotten } from './mails.ts';
import { makeExport, takeExport } from './make.ts';
import { expireExports, sweepExports } from './stored.ts';

const every = 30_000;
const betweenLooks = 3_600_000;

/** Makes every copy that waits, one after the other. */
async function makeExports(backend: Backend, signal?: AbortSignal): Promise<void> {
  let count = 0;
  for (;;) {
    if (signal?.aborted) return;
    const held = await takeExport(backend);
    if (!held) break;
    await makeExport(backend, held, signal);
    count += 1;
  }
  // A copy that was taken up anew has left the file of its try before.
  if (count > 0) await sweepExports(backend);
}

/** Time of the last look at a bucket, by the steady clock. */
const lookedAt = new WeakMap<Backend, number>();

/** Expires archives and removes their files; a bucket without any to expire is looked at hourly. */
async function removeOver(backend: Backend): Promise<void> {
  const hasExpired = await expireExports(backend);
  const isRecent = backend.steady() - (lookedAt.get(backend) ?? -Infinity) < betweenLooks;
  if (backend.media.folder === null && isRecent && !hasExpired) return;
  await sweepExports(backend);
  lookedAt.set(backend, backend.steady());
}

const making: Job = { name: 'exports', every, work: makeExports };

/** Starts to make the copies that were asked for, where copies are made at all. */
export const exportSoon = (backend: Backend) => soon(backend, making.name);

export const exportJobs: readonly Job[] = [
  { name: 'ended exports', every, work: removeOver },
  { name: 'mails of exports', every, work: mailForgotten },
  making,
];

/** Runs all of it once. */
export async function runExports(backend: Backend, signal?: AbortSignal): Promise<void> {
  await removeOver(backend);
  await mailForgotten(backend);
  await makeExports(backend, signal);
}
