import { allLimits } from '../../config/limits.ts';
import { addMonths, feeOf } from '../../config/money.ts';
import type { Queryable } from '../../db/db.ts';
import { entriesOf } from '../../billing/ledger.ts';
import { chargeKeyOf } from '../../billing/providers.ts';
import { ledgerEntries, payments } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { pspCharges } from '../../db/schema/psp.ts';
import { castIds } from './cast.ts';
import { hoursBefore, insertAll } from './insert.ts';
import { personId } from './media/pictures.ts';

type NewPayment = typeof payments.$inferInsert;

/** Tips to `ada`: who, minor units, what they wrote, how many days ago. */
const tips = [
  ['hana', 500, 'For the fog over the harbour.', 2],
  ['gus', 1500, 'I play with this print above the piano.', 5],
  ['hana', 300, null, 16],
  ['gus', 2000, 'Happy birthday, and thank you for the year.', 33],
  ['hana', 700, 'The tree! At last.', 41],
] as const;

type Facts = Pick<
  NewPayment,
  'type' | 'payerId' | 'payeeId' | 'subjectType' | 'subjectId' | 'amount' | 'note' | 'terms'
>;

const paid = (facts: Facts, at: Date): NewPayment => ({
  ...facts,
  fee: feeOf(facts.amount),
  currency: allLimits.currency,
  status: 'succeeded',
  cardId: facts.payerId === castIds.bo ? 1 : null,
  cardToken: `card_of_${facts.payerId}`,
  cardBrand: facts.payerId % 3 === 0 ? 'visa' : 'mastercard',
  cardLast4: facts.payerId === castIds.bo ? '4242' : String(5000 + facts.payerId),
  createdAt: at,
  updatedAt: at,
  settledAt: at,
});

/** Payments for each period of a subscription, from its start until now. */
async function renewalsOf(db: Queryable, now: Date): Promise<NewPayment[]> {
  const rows = await db.select().from(subscriptions);
  return rows.flatMap((row) => {
    const { months, byUserId: payerId, toUserId: payeeId } = row;
    const end = row.expiresAt < now ? row.expiresAt : now;
    const made: NewPayment[] = [];
    for (let count = 0; ; count += 1) {
      const at = addMonths(row.createdAt, count * months);
      if (at >= end) return made;
      const subject = { subjectType: 'user', subjectId: payeeId } as const;
      const amount = row.amount ?? row.price * months;
      const until = addMonths(row.createdAt, (count + 1) * months).toISOString();
      const terms = { months, autoRenew: row.isAutoRenewable, until };
      made.push(paid({ type: 'subscription', payerId, payeeId, ...subject, amount, terms }, at));
    }
  });
}

/** The payments behind the subscriptions, some tips to `ada`, their charges and entries in the ledger. */
export async function seedPayments(db: Queryable, now: Date): Promise<void> {
  const given = tips.map(([who, amount, note, days]) => {
    const [payerId, payeeId] = [personId(who), castIds.ada];
    const subject = { subjectType: 'user', subjectId: payeeId } as const;
    return paid(
      { type: 'tip', payerId, payeeId, ...subject, amount, note },
      hoursBefore(now, days * 24 + 3),
    );
  });
  const all = [...given, ...(await renewalsOf(db, now))]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((payment, index) => ({ ...payment, id: index + 1 }));
  const rows = await db.insert(payments).values(all).returning();
  await insertAll(
    db,
    pspCharges,
    rows.map(({ id, cardToken, amount, currency, createdAt }) => ({
      key: chargeKeyOf(id),
      cardToken,
      amount,
      currency,
      createdAt,
      updatedAt: createdAt,
      status: 'succeeded' as const,
    })),
  );
  await insertAll(
    db,
    ledgerEntries,
    rows.flatMap((row) => entriesOf(row, row.createdAt)),
  );
}
