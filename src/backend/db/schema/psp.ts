import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/*
 * The records of the payment provider's stand-in. It is another company: nothing here refers to a
 * table of ours, and nothing of ours reads these tables.
 */

/** A card field that was handed out; its id is a secret of the page that shows it. */
export const pspSetups = pgTable('psp_setups', {
  id: text('id').primaryKey(),
  customer: text('customer').notNull(),
  status: text('status').$type<'open' | 'filled' | 'spent'>().notNull(),
  cardToken: text('card_token'),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Cards without number and security code. */
export const pspCards = pgTable('psp_cards', {
  token: text('token').primaryKey(),
  customer: text('customer').notNull(),
  /** Keyed hash of the number: recognises the same card, and nothing else. */
  fingerprint: text('fingerprint').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: smallint('exp_month').notNull(),
  expYear: smallint('exp_year').notNull(),
  /** Behaviour of the pretended bank towards it. */
  behaviour: text('behaviour').notNull(),
  /** True once its holder has proved themselves. */
  isAuthenticated: boolean('is_authenticated').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});
export type PspCardRow = typeof pspCards.$inferSelect;

/** One row for each key a merchant charged or cancelled under; `succeeded` ones moved money. */
export const pspCharges = pgTable(
  'psp_charges',
  {
    key: text('key').primaryKey(),
    cardToken: text('card_token'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status')
      .$type<'succeeded' | 'requires_action' | 'processing' | 'failed' | 'cancelled' | 'refunded'>()
      .notNull(),
    declineCode: text('decline_code'),
    /** Opens the 3-D Secure page. */
    challenge: text('challenge'),
    /** Time at which a slow bank decides, or an unanswered challenge expires. */
    decidesAt: moment('decides_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('psp_charges_challenge').on(table.challenge),
    index('psp_charges_card').on(table.cardToken),
  ],
);
export type PspChargeRow = typeof pspCharges.$inferSelect;

/** One row for each key a merchant gave back a part of a charge under. */
export const pspRefunds = pgTable('psp_refunds', {
  key: text('key').primaryKey(),
  chargeKey: text('charge_key').notNull(),
  amount: integer('amount').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Bank accounts that money may be sent to: no number. */
export const pspAccounts = pgTable('psp_accounts', {
  token: text('token').primaryKey(),
  customer: text('customer').notNull(),
  country: text('country').notNull(),
  last4: text('last4').notNull(),
  /** Behaviour of the pretended bank towards it. */
  behaviour: text('behaviour').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row for each key a merchant sent money under. */
export const pspPayouts = pgTable('psp_payouts', {
  key: text('key').primaryKey(),
  accountToken: text('account_token').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** Answer of the bank from `decides_at` on. */
  reason: text('reason'),
  decidesAt: moment('decides_at').notNull(),
  createdAt: moment('created_at').notNull(),
});
