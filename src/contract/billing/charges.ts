import { z } from 'zod';
import { transactionStatus } from './billing.ts';
import { rowId } from '../lib/ids.ts';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';

/** A subscription as what it will cost: a renewal to come, one that was stopped, or one that failed. */
export const charge = z
  .object({
    user: userCard,
    /** Amount that the renewal charges, as agreed. */
    amount: money,
    /** End of the period: charged again then, or ended. */
    at: z.iso.datetime(),
    months: z.int().min(1),
    is_auto_renewable: z.boolean(),
    card: z.object({ id: z.int(), brand: z.string(), last4: z.string() }).nullable(),
    /** True if the last try was refused; the next one is at `next_attempt_at`. */
    renewal_failed: z.boolean(),
    next_attempt_at: z.iso.datetime().nullable(),
    /** Activity of the creator since the period began. */
    since: z.object({
      posts: z.int().min(0),
      messages: z.int().min(0),
      last_active_at: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: 'Charge' });

/** `GET /billing/charges`, nearest first. */
export const chargesAnswer = z.object({ data: z.array(charge) }).meta({ id: 'ChargesAnswer' });

/** `POST /billing/charges/{id}/retry`; another card than before where one is named. */
export const chargeRetryRequest = z
  .object({ card_id: rowId.optional() })
  .meta({ id: 'ChargeRetryRequest' });

/** `status` is that of the new try; `data` how all stand after it. */
export const chargeRetryAnswer = chargesAnswer
  .extend({ status: transactionStatus })
  .meta({ id: 'ChargeRetryAnswer' });

export type Charge = z.infer<typeof charge>;
export type ChargesAnswer = z.infer<typeof chargesAnswer>;
export type ChargeRetryAnswer = z.infer<typeof chargeRetryAnswer>;
