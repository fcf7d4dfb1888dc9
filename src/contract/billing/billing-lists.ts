import { z } from 'zod';
import { transaction, transactionType } from './billing.ts';
import { cursorLinks, cursorMeta } from '../posts/feed.ts';
import { media } from '../media/file.ts';
import { instant } from '../lib/instant.ts';
import { money } from '../lib/money.ts';

/** The two lists of payments: what came to the member, and what they paid. */
export const billingList = z.enum(['received', 'sent']);

/**
 * States that a list is narrowed to. `pending` is, in `received`, what may not be paid out yet and,
 * in `sent`, what is not decided; `available` is of `received` alone.
 */
export const paymentStanding = z.enum(['pending', 'available', 'succeeded', 'failed', 'refunded']);

/** `GET /billing/received` and `/billing/sent`, and their files; `from` is in it and `to` is not. */
export const billingQuery = z
  .object({
    cursor: z.string().max(500).optional(),
    from: instant.optional(),
    to: instant.optional(),
    type: transactionType.optional(),
    status: paymentStanding.optional(),
    /** A username: payments of or to that person. */
    person: z.string().max(100).optional(),
    /** Words of a name or of a note. */
    q: z.string().max(100).optional(),
  })
  .refine(({ from, to }) => !from || !to || new Date(from) < new Date(to), {
    path: ['to'],
    message: 'The to field must be a date after from.',
  });

/** Payment with the title and path of its subject, and the time from which it may be paid out. */
export const listedTransaction = transaction
  .extend({
    /** The title of the post that it was for; null where there is none. */
    subject_title: z.string().nullable(),
    /** Path in the product; null when it is gone. */
    subject_path: z.string().nullable(),
    /** Time from which it may be paid out, sent only to the payee of a payment that succeeded. */
    available_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedTransaction' });

/** Totals of all that is asked for, on whatever page: only what succeeded is added up. */
export const billingTotals = z
  .object({ count: z.int().min(0), gross: money, fee: money, net: money })
  .meta({ id: 'BillingTotals' });

const billingPerson = z.object({ username: z.string(), display_name: z.string() });

export const billingAnswer = z
  .object({
    data: z.array(listedTransaction),
    links: cursorLinks,
    meta: cursorMeta.extend({
      totals: billingTotals,
      /** The hundred others of the latest payments, for a choice of persons. */
      people: z.array(billingPerson),
    }),
  })
  .meta({ id: 'BillingAnswer' });

/** Content that was bought, as it was sold; sent to its payer alone, until it is given back. */
export const soldContent = z
  .object({ title: z.string().nullable(), text: z.string().nullable(), media: z.array(media) })
  .meta({ id: 'SoldContent' });

export const listedTransactionAnswer = z
  .object({ data: listedTransaction.extend({ sold: soldContent.optional() }) })
  .meta({ id: 'ListedTransactionAnswer' });

const dated = z.object({ amount: money, at: z.iso.datetime() });

/** `GET /billing/balance`: sums of the ledger, and what will be charged next. */
export const balanceAnswer = z
  .object({
    data: z.object({
      available: money,
      pending: money,
      /** Sums that become available, by the quarter hour: days begin at those in every zone. */
      pending_until: z.array(dated),
      /** Renewals to come of the member's own subscriptions, nearest first. */
      charges: z.array(dated),
      /** Number of renewals that were refused and are tried again. */
      failed_renewals: z.int().min(0),
      /** True if anything ever came to the member. */
      has_earned: z.boolean(),
    }),
  })
  .meta({ id: 'BalanceAnswer' });

export type BillingList = z.infer<typeof billingList>;
export type BillingQuery = z.infer<typeof billingQuery>;
export type SoldContent = z.infer<typeof soldContent>;
export type ListedTransaction = z.infer<typeof listedTransaction>;
export type ListedTransactionAnswer = z.infer<typeof listedTransactionAnswer>;
export type BillingTotals = z.infer<typeof billingTotals>;
export type BillingAnswer = z.infer<typeof billingAnswer>;
export type BalanceAnswer = z.infer<typeof balanceAnswer>;
