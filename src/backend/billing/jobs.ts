import { hasPayments } from '../config/features.ts';
import type { Backend } from '../context.ts';
import type { Job } from '../jobs/job.ts';
import { soon } from '../jobs/run.ts';
import { sendPayouts } from './payout-jobs.ts';
import { reconcile } from './reconcile.ts';
import { renewDue } from './renewals.ts';
import { sendBack } from './send-back.ts';
import { forgetUnusedAccounts } from './unused-accounts.ts';

const every = 30_000;
/** Milliseconds after which an open payment is asked about: soon, then ever less often. */
const openPayments = { name: 'open payments', soon: [500, 1_000, 2_000, 4_000, 8_000, 15_000] };

/** Asks about open payments soon, where jobs run. */
export const askSoon = (backend: Backend) => soon(backend, openPayments.name);

/** Does nothing where no provider is joined. */
const withProvider =
  (work: (backend: Backend) => Promise<unknown>): Job['work'] =>
  (backend) =>
    hasPayments(backend) ? work(backend) : Promise.resolve();

/** Jobs of payments: reconciliation, give-backs, renewals, payouts, unused accounts. */
export const moneyJobs: readonly Job[] = [
  { ...openPayments, every, work: withProvider(reconcile) },
  { name: 'give backs', every, work: withProvider(sendBack) },
  { name: 'renewals', every, work: withProvider(renewDue) },
  { name: 'payouts', every, work: withProvider(sendPayouts) },
  { name: 'unused accounts', every, work: withProvider(forgetUnusedAccounts) },
];
