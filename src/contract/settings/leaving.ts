import { z } from 'zod';
import { user } from '../auth/auth.ts';
import { money } from '../lib/money.ts';

/** Reasons why an account cannot be closed yet; each has its way out. */
export const leavingBlocker = z.enum([
  /** A payout is on its way: it ends by itself, and can be cancelled within its hour. */
  'payout_pending',
  /** There is as much as can be paid out, or will be once it has waited. */
  'balance_not_empty',
  /** Somebody has paid for days that have not come yet: `until` says up to when. */
  'active_subscribers',
]);

/** Effects of leaving, in sums and dates; of a closed account those of its end. */
export const leaving = z
  .object({
    /** Time at which everything is gone for good: 30 days from now, or from when it was closed. */
    delete_at: z.iso.datetime(),
    /** Time at which it was closed; null while it is open. */
    closed_at: z.iso.datetime().nullable(),
    followers: z.int().min(0),
    following: z.int().min(0),
    /** Subscribers of the member; `until` is the last day that any of them has paid for. */
    subscribers: z.object({
      count: z.int().min(0),
      renewing: z.int().min(0),
      until: z.iso.datetime().nullable(),
    }),
    /** Subscriptions of the member to others. */
    subscriptions: z.object({
      count: z.int().min(0),
      renewing: z.int().min(0),
      until: z.iso.datetime().nullable(),
      /** Subscriptions that ran out since the account was closed, and would have renewed. */
      ended: z.array(z.object({ display_name: z.string(), ended_at: z.iso.datetime() })),
    }),
    balance: z.object({
      available: money,
      pending: money,
      /** Time at which all of it can be paid out; null when it can be now. */
      pending_until: z.iso.datetime().nullable(),
      /** Least sum that is paid out: less holds nobody up, and goes with the account. */
      minimum: money,
    }),
    /** A payout on its way. */
    payout: z.object({ amount: money }).nullable(),
    /** Posts and messages that the member bought, and what they cost. */
    purchases: z.object({ count: z.int().min(0), total: money }),
    posts: z.object({
      published: z.int().min(0),
      scheduled: z.int().min(0),
      drafts: z.int().min(0),
    }),
    files: z.object({ count: z.int().min(0), bytes: z.int().min(0) }),
    /** Posts and messages that somebody bought: they keep them. */
    sold: z.int().min(0),
    /** Payments and payouts that accounting keeps, with a number in place of the member. */
    kept_payments: z.int().min(0),
    blockers: z.array(leavingBlocker),
  })
  .meta({ id: 'Leaving' });
/** `GET /me/leaving`. */
export const leavingAnswer = z.object({ data: leaving }).meta({ id: 'LeavingAnswer' });

/** `POST /me/delete`; the password was confirmed before (423). */
export const deleteAccountRequest = z.object({ reason: z.string().max(1_000).nullish() });
export const deleteAccountAnswer = z
  .object({ success: z.literal(true), delete_at: z.iso.datetime() })
  .meta({ id: 'DeleteAccountAnswer' });

/** `POST /me/reactivate`: the member as they were, and the renewals that ended meanwhile. */
export const reactivateAnswer = z
  .object({ data: user, ended: leaving.shape.subscriptions.shape.ended })
  .meta({ id: 'ReactivateAnswer' });

export type Leaving = z.infer<typeof leaving>;
export type LeavingBlocker = z.infer<typeof leavingBlocker>;
export type ReactivateAnswer = z.infer<typeof reactivateAnswer>;
