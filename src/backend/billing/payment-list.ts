import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type {
  BillingList,
  BillingQuery,
  BillingTotals,
} from '#src/contract/billing/billing-lists.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import { ledgerEntries, payments, type PaymentRow } from '../db/schema/billing.ts';
import { users } from '../db/schema/users.ts';
import { anyContains, contains } from '../db/contains.ts';
import { decodeCursor, encodeCursor } from '../feed/cursor.ts';
import { knownNames } from '../people/known-card.ts';

/** Member, list and filters of a request. */
export interface PaymentsAsked {
  readonly memberId: number;
  readonly list: BillingList;
  readonly query: BillingQuery;
}

const maxId = 2_147_483_647;
const mostPeople = 100;
const open = ['pending', 'requires_action'] as const;

/** Excludes referral shares: the invited member stays unnamed. */
const isOfTwo = ne(payments.type, 'referral');

/** Condition of the member's side: a payee sees what came, a payer each attempt too. */
const sideOf = ({ memberId, list }: PaymentsAsked): SQL | undefined =>
  list === 'sent'
    ? and(eq(payments.payerId, memberId), isOfTwo)
    : and(eq(payments.payeeId, memberId), inArray(payments.status, ['succeeded', 'refunded']));

const otherOf = ({ list }: PaymentsAsked) =>
  list === 'sent' ? payments.payeeId : payments.payerId;

/** Payments of which the payee's share is booked, and so far from being paid out. */
const earned = ({ db }: Backend, when: SQL) =>
  and(
    eq(payments.status, 'succeeded'),
    exists(
      db
        .select({ id: ledgerEntries.id })
        .from(ledgerEntries)
        .where(
          and(
            eq(ledgerEntries.paymentId, payments.id),
            eq(ledgerEntries.account, 'earnings'),
            when,
          ),
        ),
    ),
  );

function standing(backend: Backend, { list, query }: PaymentsAsked): SQL | undefined {
  const now = backend.clock();
  switch (query.status) {
    case undefined:
      return undefined;
    case 'pending':
      return list === 'sent'
        ? inArray(payments.status, open)
        : earned(backend, gt(ledgerEntries.availableAt, now));
    case 'available':
      return earned(backend, lte(ledgerEntries.availableAt, now));
    case 'refunded':
      return or(eq(payments.status, 'refunded'), gt(payments.givenBack, 0));
    default:
      return eq(payments.status, query.status);
  }
}

/** Condition of a list, shared by its rows, totals, file and the analytics. */
export function listOf(backend: Backend, asked: PaymentsAsked): SQL | undefined {
  const { type, from, to, person, q } = asked.query;
  const words = q?.trim() ?? '';
  const { username, displayName } = knownNames(asked.memberId);
  const matches = (condition: SQL | undefined) =>
    exists(
      backend.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, otherOf(asked)), isOfTwo, condition)),
    );
  return and(
    sideOf(asked),
    type && eq(sql`${payments.type}`, type),
    standing(backend, asked),
    from ? gte(payments.createdAt, new Date(from)) : undefined,
    to ? lt(payments.createdAt, new Date(to)) : undefined,
    person === undefined ? undefined : matches(eq(sql`lower(${username})`, person.toLowerCase())),
    words === ''
      ? undefined
      : or(contains(payments.note, words), matches(anyContains([username, displayName], words))),
  );
}

/** A page after a cursor, latest first; an unreadable cursor is the first page. */
export async function pageOfPayments(
  backend: Backend,
  asked: PaymentsAsked,
  perPage: number,
): Promise<{ rows: PaymentRow[]; next: string | null }> {
  const cursor = decodeCursor('id', asked.query.cursor);
  const before = cursor && Math.abs(cursor.id) <= maxId ? lt(payments.id, cursor.id) : undefined;
  const found = await backend.db
    .select()
    .from(payments)
    .where(and(listOf(backend, asked), before))
    .orderBy(desc(payments.id))
    .limit(perPage + 1);
  const rows = found.slice(0, perPage);
  const last = found.length > perPage ? rows.at(-1)?.id : undefined;
  return {
    rows,
    next:
      last === undefined ? null : encodeCursor('id', { key: last, id: last, pointsToNext: true }),
  };
}

const moneyIn = (column: SQL) =>
  sql<string>`coalesce(sum(${column}) filter (where ${payments.status} = 'succeeded'), 0)`;
/** Sums of what is money: of what succeeded, without what went back of it. */
export const grossSum = () => moneyIn(sql`${payments.amount} - ${payments.givenBack}`);
export const feeSum = () => moneyIn(sql`${payments.fee} - ${payments.feeGivenBack}`);

/** Sums of all that is asked for; only what succeeded is money. */
export async function totalsOf(backend: Backend, asked: PaymentsAsked): Promise<BillingTotals> {
  const [found] = await backend.db
    .select({
      count: sql<string>`count(*)`,
      gross: grossSum(),
      fee: feeSum(),
    })
    .from(payments)
    .where(listOf(backend, asked));
  const gross = Number(found?.gross ?? 0);
  // The fee is the payee's to know, not the payer's.
  const fee = asked.list === 'sent' ? 0 : Number(found?.fee ?? 0);
  return {
    count: Number(found?.count ?? 0),
    gross: toMoney(gross),
    fee: toMoney(fee),
    net: toMoney(gross - fee),
  };
}

/** People on the other side of the member's payments, the latest first. */
export const peopleOf = ({ db }: Backend, asked: PaymentsAsked) => {
  const { username, displayName } = knownNames(asked.memberId);
  return db
    .select({ username, display_name: displayName })
    .from(payments)
    .innerJoin(users, and(eq(users.id, otherOf(asked)), eq(users.isDeleted, false)))
    .where(and(sideOf(asked), isOfTwo))
    .groupBy(users.id)
    .orderBy(desc(sql`max(${payments.id})`))
    .limit(mostPeople);
};
