import { inArray } from 'drizzle-orm';
import type { Transaction } from '#src/contract/billing/billing.ts';
import type { Backend } from '../context.ts';
import { giveBacks, type GiveBackRow, type PaymentRow } from '../db/schema/billing.ts';
import { users } from '../db/schema/users.ts';
import { knownCards } from '../people/known-card.ts';
import { toMoney } from '../config/money.ts';

/** Payments as one of their two sides sees them, in the order given; one query however many. */
export async function presentTransactions(
  { db, clock }: Backend,
  viewerId: number,
  rows: readonly PaymentRow[],
): Promise<Transaction[]> {
  if (rows.length === 0) return [];
  const otherOf = ({ payerId, payeeId }: PaymentRow) => (payerId === viewerId ? payeeId : payerId);
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map(otherOf))]));
  const person = new Map(people.map((row) => [row.id, row]));
  const cards = await knownCards(db, viewerId, [...person.keys()], clock());
  const backs = await backsOf(db, rows);
  return rows.map((row): Transaction => {
    const isPayer = row.payerId === viewerId;
    const other = person.get(otherOf(row));
    const { amount, fee } = restOf(row);
    return {
      id: row.id,
      type: row.type,
      direction: isPayer ? 'out' : 'in',
      status: row.status,
      amount: toMoney(row.amount),
      fee: isPayer ? null : toMoney(fee),
      net: isPayer ? null : toMoney(amount - fee),
      given_back: presentBack(row, backs.get(row.id)),
      // An inviter is not to know which member it was, and what they sell when.
      counterpart: other && row.type !== 'referral' ? cards.of(other) : null,
      subject:
        row.subjectType && row.subjectId !== null
          ? { type: row.subjectType, id: row.subjectId }
          : null,
      note: row.note,
      card: isPayer ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
      is_renewal: row.renewalKey !== null,
      action_url: isPayer ? row.actionUrl : null,
      decline_code: isPayer ? row.declineCode : null,
      created_at: row.createdAt.toISOString(),
      settled_at: row.settledAt?.toISOString() ?? null,
    };
  });
}

/** Reads give-backs by payment; no query where nothing went back. */
async function backsOf(db: Backend['db'], rows: readonly PaymentRow[]) {
  const ids = rows.filter(({ givenBack }) => givenBack > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map<number, GiveBackRow>();
  const found = await db.select().from(giveBacks).where(inArray(giveBacks.paymentId, ids));
  return new Map(found.map((row) => [row.paymentId, row]));
}

/** Amount and fee of a payment without what was given back of them. */
const restOf = ({ status, amount, fee, givenBack, feeGivenBack }: PaymentRow) =>
  status === 'succeeded'
    ? { amount: amount - givenBack, fee: fee - feeGivenBack }
    : { amount, fee };

/** Partial give-back of a payment; null for one that was refunded whole, which includes it. */
const presentBack = (row: PaymentRow, back: GiveBackRow | undefined): Transaction['given_back'] =>
  back && row.status === 'succeeded'
    ? {
        amount: toMoney(row.givenBack),
        days: back.days,
        at: back.createdAt.toISOString(),
        settled_at: back.settledAt?.toISOString() ?? null,
      }
    : null;

/** One payment as one of its two sides sees it. */
export async function presentTransaction(
  backend: Backend,
  viewerId: number,
  row: PaymentRow,
): Promise<Transaction> {
  const [transaction] = await presentTransactions(backend, viewerId, [row]);
  if (!transaction) throw new Error('A payment was not presented.');
  return transaction;
}

/**
 * True if the viewer may see a payment: a payee sees money that came, not attempts, and a referral
 * share is the inviter's alone.
 */
export const isKnownTo = (row: PaymentRow, viewerId: number) =>
  (row.payerId === viewerId && row.type !== 'referral') ||
  (row.payeeId === viewerId && (row.status === 'succeeded' || row.status === 'refunded'));
