import { hasPayments } from '../config/features.ts';
import type { Backend } from '../context.ts';
import type { Job } from '../lib/jobs/job.ts';
import { openPayments } from './payments/ask-soon.ts';
import { sendPayouts } from './payouts/payout-jobs.ts';
import { reconcile } from './payments/reconcile.ts';
import { renewDue } from './subscriptions/renewals.ts';
import { sendBack } from './payments/send-back.ts';
import { forgetUnusedAccounts } from './payouts/unused-accounts.ts';

const every = 30_000;

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
