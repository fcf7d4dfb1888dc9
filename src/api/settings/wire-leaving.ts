import type { Leaving, LeavingBlocker, ReactivateAnswer } from '#src/contract/settings/leaving.ts';
import * as read from '../lib/reader.ts';
import { sum } from '../people/wire-people.ts';

const blockers: readonly LeavingBlocker[] = [
  'payout_pending',
  'balance_not_empty',
  'active_subscribers',
];
const running = {
  count: read.number(),
  renewing: read.number(),
  until: read.momentOrNull,
};
const ended = read.list(read.sureRecord({ display_name: read.sureText, ended_at: read.sureText }));
/** One that is not known here is of no use: there would be no way out to name. */
const known = (value: unknown): value is LeavingBlocker => blockers.some((one) => one === value);

type Known = Omit<Leaving, 'closed_at' | 'files'> & { readonly files: { readonly count: number } };

/** Answer to the return, of which an older server may say nothing. */
export const keptAnswer = read.record<Pick<ReactivateAnswer, 'ended'>>({ ended });

/** Answer with the effects of closing the account; throws Unreadable without its date. */
export const leavingAnswer = read.sureRecord<{ data: Known }>({
  data: read.sureRecord<Known>({
    delete_at: (value) => read.sureText(read.moment(value)),
    followers: read.number(),
    following: read.number(),
    subscribers: read.record(running),
    subscriptions: read.record({
      ...running,
      ended,
    }),
    balance: read.record({
      available: sum,
      pending: sum,
      pending_until: read.momentOrNull,
      minimum: sum,
    }),
    payout: read.orNull(read.sureRecord({ amount: sum })),
    purchases: read.record({ count: read.number(), total: sum }),
    posts: read.record({
      published: read.number(),
      scheduled: read.number(),
      drafts: read.number(),
    }),
    files: read.record({ count: read.number() }),
    sold: read.number(),
    kept_payments: read.number(),
    blockers: (value) => (Array.isArray(value) ? value.filter(known) : []),
  }),
});
