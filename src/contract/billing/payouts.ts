import { z } from 'zod';
import { money } from '../lib/money.ts';

const holder = z.string().trim().min(1).max(100);

/** `PUT /billing/payout_method`: numbers as people type them, with spaces or without. */
export const payoutMethodRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('iban'), holder, iban: z.string().max(60) }),
  z.object({
    type: z.literal('us_account'),
    holder,
    routing: z.string().max(30),
    account: z.string().max(30),
  }),
]);

/** Account by what a person recognises it; the number is never sent back. */
export const payoutMethod = z
  .object({
    type: z.enum(['iban', 'us_account']),
    holder: z.string(),
    country: z.string().length(2),
    last4: z.string(),
  })
  .meta({ id: 'PayoutMethod' });

/** `GET /billing/payout_method`; null where none is kept. */
export const payoutMethodAnswer = z
  .object({ data: payoutMethod.nullable() })
  .meta({ id: 'PayoutMethodAnswer' });

/** Bank's reason for returning a payout. */
export const payoutReason = z.enum(['account_closed', 'no_account', 'refused']);

export const payout = z
  .object({
    id: z.int(),
    amount: money,
    status: z.enum(['requested', 'in_transit', 'paid', 'failed', 'cancelled']),
    reason: payoutReason.nullable(),
    /** Country of the account that it goes to. */
    country: z.string().length(2),
    last4: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** Time until which it may be cancelled; null once it may not. */
    cancel_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Payout' });

/** `GET /billing/payouts?cursor=`, latest first. */
export const payoutsAnswer = z
  .object({
    data: z.array(payout),
    /** `min`: the least that is paid out. */
    meta: z.object({ next_cursor: z.string().nullable(), min: money }),
  })
  .meta({ id: 'PayoutsAnswer' });

/** `POST /billing/payouts`: minor units. */
export const payoutRequest = z.object({
  amount: z.int().min(1).max(2_147_483_647),
  currency: z.string().max(3),
});
export const payoutAnswer = z.object({ data: payout }).meta({ id: 'PayoutAnswer' });

export type PayoutMethodRequest = z.infer<typeof payoutMethodRequest>;
export type PayoutMethod = z.infer<typeof payoutMethod>;
export type PayoutMethodAnswer = z.infer<typeof payoutMethodAnswer>;
export type PayoutReason = z.infer<typeof payoutReason>;
export type Payout = z.infer<typeof payout>;
export type PayoutsAnswer = z.infer<typeof payoutsAnswer>;
export type PayoutAnswer = z.infer<typeof payoutAnswer>;
