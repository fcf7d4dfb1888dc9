import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PayoutReason } from '#src/contract/billing/payouts.ts';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Cards as the provider describes them: a token, and what a person recognises a card by. Never a
 * number.
 */
export const cards = pgTable(
  'cards',
  {
    id: rowId(),
    userId: person('user_id'),
    providerToken: text('provider_token').notNull(),
    /** The provider's own; the same card saved twice has the same one. */
    fingerprint: text('fingerprint').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('cards_user').on(table.userId, table.fingerprint)],
);
export type CardRow = typeof cards.$inferSelect;

/** Terms of a payment for a subscription. */
export interface PaymentTerms {
  months: number;
  autoRenew: boolean;
  /** Minor units that each renewal charges, where that is another amount. */
  renewsAt?: number;
  /** Days before its first charge, instead of months. */
  trialDays?: number;
  /** Time at which a renewal that its holder pressed was planned to be tried again (ISO). */
  plannedTry?: string | null;
  /** End of the period that it paid for (ISO); set once settled. */
  until?: string;
}

/**
 * One charge of a card: payer, payee and subject. The provider knows it by a key made of `id`, so
 * that a retry, in whatever process, gets the same charge. A `referral` is no charge: the product
 * gives the payee a share of its fee, for what the payer earned.
 */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    type: text('type').$type<'subscription' | 'post' | 'message' | 'tip' | 'referral'>().notNull(),
    payerId: person('payer_id'),
    payeeId: person('payee_id'),
    subjectType: text('subject_type').$type<'post' | 'message' | 'user'>(),
    subjectId: integer('subject_id'),
    /** Minor units. */
    amount: integer('amount').notNull(),
    /** Minor units that the product keeps of it. */
    fee: integer('fee').notNull(),
    /** Minor units of the amount, and of the fee, that went back for days that were left. */
    givenBack: integer('given_back').notNull().default(0),
    feeGivenBack: integer('fee_given_back').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status')
      .$type<'pending' | 'requires_action' | 'succeeded' | 'failed' | 'refunded'>()
      .notNull(),
    declineCode: text('decline_code'),
    actionUrl: text('action_url'),
    cardId: integer('card_id').references(() => cards.id, { onDelete: 'set null' }),
    cardToken: text('card_token').notNull(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    note: text('note'),
    terms: jsonb('terms').$type<PaymentTerms>(),
    /** `SUBSCRIPTION@PERIOD#ATTEMPT` of a renewal: two processes make one charge. */
    renewalKey: text('renewal_key'),
    /** Payment that a referral share is of; a payment has one share at most. */
    sourceId: integer('source_id').references((): AnyPgColumn => payments.id, {
      onDelete: 'cascade',
    }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_renewal').on(table.renewalKey),
    uniqueIndex('payments_source').on(table.sourceId),
    /** One charge under way for a thing; tips may be many. */
    uniqueIndex('payments_under_way')
      .on(table.payerId, table.type, table.subjectId)
      .where(sql`status in ('pending', 'requires_action') and type <> 'tip'`),
    index('payments_payer').on(table.payerId, table.id.desc().nullsFirst()),
    index('payments_payee').on(table.payeeId, table.id.desc().nullsFirst()),
    index('payments_status').on(table.status, table.updatedAt),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Days left of a period when its seller ended it: their price is owed from then on, and the
 * provider is asked until it has sent it. Its key is made of the payment's `id`: it is sent once.
 */
export const giveBacks = pgTable(
  'give_backs',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Whole days that were left, of how many. */
    days: smallint('days').notNull(),
    ofDays: smallint('of_days').notNull(),
    /** Failed requests to the provider, and the time of the next. */
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which the provider had sent it; null before. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('give_backs_open')
      .on(table.nextAttemptAt)
      .where(sql`settled_at is null`),
  ],
);
export type GiveBackRow = typeof giveBacks.$inferSelect;

/** A payer's `Idempotency-Key` and the payment it made, for good. Withdrawn ones never make any. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    payerId: person('payer_id'),
    key: text('key').notNull(),
    /**
     * Method and path, as in `POST /api/v1/tips`; empty for a withdrawal, which counts for all
     * routes.
     */
    route: text('route').notNull().default(''),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.payerId, table.key, table.route] })],
);

/**
 * Accounts that members' earnings go to. The number is the provider's alone: a token and its last
 * digits are kept here.
 */
export const payoutMethods = pgTable('payout_methods', {
  userId: person('user_id').primaryKey(),
  type: text('type').$type<'iban' | 'us_account'>().notNull(),
  /** Name of the holder as the bank knows it. */
  holder: text('holder').notNull(),
  /** ISO 3166. */
  country: text('country').notNull(),
  last4: text('last4').notNull(),
  providerToken: text('provider_token').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type PayoutMethodRow = typeof payoutMethods.$inferSelect;

/**
 * Earnings on their way to a bank. The provider knows it by a key made of `id`, so that it is sent
 * once, in whatever process.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: rowId(),
    userId: person('user_id'),
    /** The `Idempotency-Key` it was asked for by. */
    intentKey: text('intent_key').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status')
      .$type<'requested' | 'in_transit' | 'paid' | 'failed' | 'cancelled'>()
      .notNull(),
    /** Bank's reason for returning it. */
    reason: text('reason').$type<PayoutReason>(),
    accountToken: text('account_token').notNull(),
    accountCountry: text('account_country').notNull(),
    accountLast4: text('account_last4').notNull(),
    /** Time at which it is sent; until then it may be cancelled. */
    sendsAt: moment('sends_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payouts_intent').on(table.userId, table.intentKey),
    /** One payout under way for a member. */
    uniqueIndex('payouts_under_way')
      .on(table.userId)
      .where(sql`status in ('requested', 'in_transit')`),
    index('payouts_user').on(table.userId, table.id.desc().nullsFirst()),
    index('payouts_status').on(table.status, table.sendsAt),
  ],
);
export type PayoutRow = typeof payouts.$inferSelect;

/** Movements of money: the entries of a payment, and those of a payout, add up to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: rowId(),
    /** Payment or payout that the entry is of, never both. */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    payoutId: integer('payout_id').references(() => payouts.id, { onDelete: 'cascade' }),
    /**
     * `card` and `bank` are the outside world, `earnings` what a member is owed, `fees` what the
     * product keeps.
     */
    account: text('account').$type<'card' | 'bank' | 'earnings' | 'fees'>().notNull(),
    /**
     * A correction is a new entry: a refund takes back what the payment booked, a give-back its part
     * for the days that were left, a return what the payout did.
     */
    kind: text('kind')
      .$type<'payment' | 'refund' | 'give_back' | 'payout' | 'return'>()
      .notNull()
      .default('payment'),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Minor units, signed. */
    amount: integer('amount').notNull(),
    /** Time from which it may be paid out. */
    availableAt: moment('available_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_payment').on(table.paymentId, table.kind, table.account),
    uniqueIndex('ledger_payout').on(table.payoutId, table.kind, table.account),
    check('ledger_source', sql`num_nonnulls(payment_id, payout_id) = 1`),
    index('ledger_owner').on(table.ownerId, table.account, table.availableAt),
  ],
);

/** Discounts of a creator for several months at once; without rows there are none. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    userId: person('user_id'),
    months: smallint('months').notNull(),
    /** Percent. */
    discount: smallint('discount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.months] })],
);

/** Offers of a creator beside price and discounts: days to try, and a promotion with its end. */
export const subscriptionOffers = pgTable('subscription_offers', {
  userId: person('user_id').primaryKey(),
  trialDays: smallint('trial_days').notNull().default(0),
  /** Percent off the first month. */
  promotionDiscount: smallint('promotion_discount'),
  promotionUntil: moment('promotion_until'),
});
