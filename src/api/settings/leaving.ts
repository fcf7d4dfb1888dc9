import type {
  EndedRenewal,
  LeavingBlocker,
  LeavingLedger,
} from '#machines/settings/leaving.types.ts';
import type {
  LeavingBlocker as WireBlocker,
  ReactivateAnswer,
} from '#src/contract/settings/leaving.ts';
import type { Http } from '../lib/http.types.ts';
import { keptAnswer, leavingAnswer } from './wire-leaving.ts';

const blockers: Readonly<Record<WireBlocker, LeavingBlocker>> = {
  payout_pending: 'payout',
  balance_not_empty: 'balance',
  active_subscribers: 'subscribers',
};

const toEnded = (ended: ReactivateAnswer['ended']): readonly EndedRenewal[] =>
  ended.map(({ display_name: name, ended_at: at }) => ({ name, at }));

function toLedger(answer: unknown): LeavingLedger {
  const { data } = leavingAnswer(answer);
  const { ended, ...subscriptions } = data.subscriptions;
  const { available, pending, pending_until: payableAt, minimum } = data.balance;
  return {
    deleteAt: data.delete_at,
    followers: data.followers,
    following: data.following,
    subscribers: data.subscribers,
    subscriptions,
    ended: toEnded(ended),
    balance: {
      owed: { ...available, amount: available.amount + pending.amount },
      payableAt,
      minimum,
    },
    payout: data.payout?.amount ?? null,
    purchases: data.purchases,
    posts: data.posts.published,
    scheduled: data.posts.scheduled,
    drafts: data.posts.drafts,
    files: data.files.count,
    sold: data.sold,
    keptPayments: data.kept_payments,
    blockers: data.blockers.map((one) => blockers[one]),
  };
}

/** `GET /api/v1/me/leaving`. */
export const loadLedger = async (http: Http) =>
  toLedger(await http.get<unknown>('/api/v1/me/leaving'));

/** `POST /api/v1/me/subscribers/end_renewals`; 423 until the password was confirmed. */
export const endRenewals = async (http: Http) =>
  toLedger(await http.post<unknown>('/api/v1/me/subscribers/end_renewals'));

/** `POST /api/v1/me/delete`; 423 until the password was confirmed, 409 while something is in the way. */
export const closeAccount = async (http: Http, reason: string): Promise<void> => {
  await http.post<unknown>('/api/v1/me/delete', reason === '' ? {} : { reason });
};

/** `POST /api/v1/me/reactivate`: the renewals that ended meanwhile; 410 once it is too late. */
export const keepAccount = async (http: Http): Promise<readonly EndedRenewal[]> =>
  toEnded(keptAnswer(await http.post<unknown>('/api/v1/me/reactivate')).ended);
