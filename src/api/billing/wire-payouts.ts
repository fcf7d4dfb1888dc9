import type { Payout, PayoutMethod } from '#src/contract/billing/payouts.ts';
import * as read from '../lib/reader.ts';
import { money } from '../people/wire-people.ts';

const method = read.sureRecord<PayoutMethod>({
  type: read.oneOf(['iban', 'us_account'], 'iban'),
  holder: read.text(),
  country: read.text(),
  last4: read.text(),
});
/** The account that payouts go to; null where none is kept. */
export const payoutMethodAnswer = read.sureRecord<{ data: PayoutMethod | null }>({
  data: read.orNull(method),
});

/** A page of payouts, and the least that is paid out. */
export const payoutsAnswer = read.sureRecord({
  data: read.sureList(
    read.sureRecord<Payout>({
      id: read.id,
      amount: money,
      status: read.oneOf(['requested', 'in_transit', 'paid', 'failed', 'cancelled'], 'requested'),
      reason: (value) =>
        (['account_closed', 'no_account', 'refused'] as const).find((one) => one === value) ?? null,
      country: read.text(),
      last4: read.text(),
      created_at: read.moment,
      updated_at: read.moment,
      cancel_until: read.momentOrNull,
    }),
  ),
  meta: read.sureRecord({ next_cursor: read.orNull(read.sureText), min: money }),
});
