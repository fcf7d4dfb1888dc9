import { mailsOfNotices } from './app/notices/mail-job.ts';
import { sweepCalls } from './auth/access/kept-calls.ts';
import { moneyJobs } from './billing/jobs.ts';
import { massJob } from './chat/sending/mass.ts';
import type { Backend } from './context.ts';
import { exportJobs } from './settings/exports/exporter.ts';
import { mediumJob } from './media/uploads/medium-job.ts';
import { fileJob } from './media/uploads/process.ts';
import { deletedFilesJob } from './media/uploads/purge-deleted.ts';
import { unfinishedUploadsJob } from './media/uploads/resumable-purge.ts';
import { sweepFiles } from './media/uploads/use.ts';
import { metadataJob } from './media/videos/metadata-job.ts';
import { renditionsJob } from './media/videos/renditions-job.ts';
import { sweepLimits } from './http/throttle.ts';
import { sweepFailedWork } from './lib/jobs/failed-work.ts';
import type { Job } from './lib/jobs/job.ts';
import { runOnce } from './lib/jobs/run.ts';
import { purgeJob } from './settings/leaving/purge.ts';
import { mailsJob } from './mail/queue.ts';
import { postJobs } from './posts/publisher.ts';
import { rightEnded } from './people/rights/ended.ts';
import { endExpiredSockets } from './auth/session/end-sockets.ts';
import { sessionStore } from './auth/session/store.ts';

const halfAMinute = 30_000;
const tenMinutes = 600_000;

/** Jobs for passing time, dead processes and lost answers. */
const calendar: readonly Job[] = [
  { name: 'expired sockets', every: halfAMinute, work: endExpiredSockets },
  {
    name: 'lapsed rights',
    every: halfAMinute,
    work: (backend) => rightEnded(backend, { of: 'time' }),
  },
  massJob,
  ...moneyJobs,
  mailsOfNotices,
];

/** Jobs that delete what nobody asks for any more. */
const sweeps: readonly Job[] = [
  { name: 'ended sessions', every: tenMinutes, work: (backend) => sessionStore(backend).sweep() },
  { name: 'kept calls', every: tenMinutes, work: sweepCalls },
  { name: 'limits', every: tenMinutes, work: sweepLimits },
  { name: 'unused files', every: tenMinutes, work: sweepFiles },
  deletedFilesJob,
  unfinishedUploadsJob,
  { name: 'failed work', every: tenMinutes, work: sweepFailedWork },
];

/** Everything that runs in the background, each by itself. */
export const jobs: readonly Job[] = [
  ...calendar,
  ...postJobs,
  ...exportJobs,
  fileJob,
  renditionsJob,
  mediumJob,
  metadataJob,
  { name: mailsJob, every: halfAMinute, work: ({ mail }, signal) => mail.sendWaiting(signal) },
  purgeJob,
  ...sweeps,
];

/** The calendar's jobs, once and one after the other; throws what failed after all had their turn. */
export const runJobs = (backend: Backend): Promise<void> => runOnce(backend, calendar);
