import type {
  BalanceAnswer,
  BillingAnswer,
  ListedTransaction,
  SoldContent,
} from '#src/contract/billing/billing-lists.ts';
import type { Card, CardSetupAnswer, Transaction } from '#src/contract/billing/billing.ts';
import type { Charge } from '#src/contract/billing/charges.ts';
import * as read from '../lib/reader.ts';
import { media, money, userCard } from '../people/wire-people.ts';

// Amounts have no default: a row without its amount is skipped, a missing total fails.

const types = [
  'subscription',
  'post',
  'message',
  'tip',
  'payout',
  'refund',
  'referral',
  'tokens',
] as const;
const statuses = ['pending', 'requires_action', 'succeeded', 'failed', 'refunded'] as const;
const brandAndLast = { brand: read.text(), last4: read.text() };

const fields = {
  id: read.id,
  type: read.oneOf(types, 'tip'),
  direction: read.oneOf(['in', 'out'], 'out'),
  // A missing status counts as pending: neither paid nor failed.
  status: read.oneOf(statuses, 'pending'),
  amount: money,
  fee: read.orNull(money),
  net: read.orNull(money),
  given_back: read.orNull(
    read.sureRecord<NonNullable<Transaction['given_back']>>({
      amount: money,
      days: read.number(),
      at: read.moment,
      settled_at: read.momentOrNull,
    }),
  ),
  counterpart: read.orNull(userCard),
  subject: read.orNull(
    read.sureRecord<NonNullable<Transaction['subject']>>({
      type: read.oneOf(['post', 'message', 'user'], 'post'),
      id: read.id,
    }),
  ),
  note: read.orNull(read.sureText),
  card: read.orNull(read.sureRecord<NonNullable<Transaction['card']>>(brandAndLast)),
  is_renewal: read.flag(),
  action_url: read.orNull(read.sureText),
  decline_code: read.orNull(read.sureText),
  created_at: read.moment,
  settled_at: read.momentOrNull,
};

/** One payment. */
export const transaction: read.Reader<Transaction> = read.sureRecord<Transaction>(fields);

/** Answer of a payment request, or of an inquiry by its key. */
export const paidAnswer = read.sureRecord<{
  status: string;
  action_url: string | null;
  transaction: Transaction;
}>({ status: read.text(), action_url: read.orNull(read.sureText), transaction });

/** One payment as the answer. */
export const transactionAnswer = read.sureRecord<{ data: Transaction }>({ data: transaction });

const listedFields = {
  ...fields,
  subject_title: read.orNull(read.sureText),
  subject_path: read.orNull(read.sureText),
  available_at: read.momentOrNull,
};
const listed = read.sureRecord<ListedTransaction>(listedFields);

/** One payment with where it leads, and what was bought by it where the server says. */
export const listedAnswer = read.sureRecord<{
  data: ListedTransaction & { sold: SoldContent | null };
}>({
  data: read.sureRecord({
    ...listedFields,
    sold: read.orNull(
      read.sureRecord<SoldContent>({
        title: read.orNull(read.sureText),
        text: read.orNull(read.sureText),
        media: read.list(media),
      }),
    ),
  }),
});

type Totals = BillingAnswer['meta']['totals'];
type Person = BillingAnswer['meta']['people'][number];

/** A page of payments, and the sums of all. */
export const billingAnswer = read.sureRecord({
  data: read.sureList(listed),
  meta: read.sureRecord({
    next_cursor: read.orNull(read.sureText),
    totals: read.sureRecord<Totals>({ count: read.id, gross: money, fee: money, net: money }),
    people: read.list<Person>((value) => {
      const { username, display_name: name } = read.sureRecord<Person>({
        username: read.sureText,
        display_name: read.text(),
      })(value);
      return { username, display_name: name || username };
    }),
  }),
});

const dated = read.sureRecord<BalanceAnswer['data']['charges'][number]>({
  amount: money,
  at: read.moment,
});

/** Sums of the ledger. */
export const balanceAnswer = read.sureRecord<BalanceAnswer>({
  data: read.sureRecord<BalanceAnswer['data']>({
    available: money,
    pending: money,
    pending_until: read.list(dated),
    charges: read.list(dated),
    failed_renewals: read.number(),
    has_earned: read.flag(),
  }),
});

/** A saved card. */
const card: read.Reader<Card> = read.sureRecord<Card>({
  id: read.id,
  ...brandAndLast,
  exp_month: read.number(1),
  exp_year: read.number(),
  is_default: read.flag(),
  is_expired: read.flag(),
  subscriptions_count: read.number(),
  subscriptions: read.list(
    read.sureRecord<Card['subscriptions'][number]>({
      username: read.text(),
      display_name: read.sureText,
    }),
  ),
});
export const cardsAnswer = read.sureRecord<{ data: Card[] }>({ data: read.sureList(card) });
export const cardAnswer = read.sureRecord<{ data: Card }>({ data: card });

/** Answer with the provider's card fields; without them no card can be typed. */
export const cardSetupAnswer = read.sureRecord<Omit<CardSetupAnswer, 'expires_at'>>({
  setup_id: read.sureText,
  url: read.sureText,
  origin: read.sureText,
});

const cardOfCharge = read.orNull(
  read.sureRecord<NonNullable<Charge['card']>>({ id: read.id, ...brandAndLast }),
);

/** A renewal to come, or one that was stopped or refused. */
export const chargesAnswer = read.sureRecord<{ data: Charge[] }>({
  data: read.sureList(
    read.sureRecord<Charge>({
      user: userCard,
      amount: money,
      at: read.moment,
      months: read.number(1),
      is_auto_renewable: read.flag(),
      card: cardOfCharge,
      renewal_failed: read.flag(),
      next_attempt_at: read.momentOrNull,
      since: read.record<Charge['since']>({
        posts: read.number(),
        messages: read.number(),
        last_active_at: read.momentOrNull,
      }),
    }),
  ),
});
