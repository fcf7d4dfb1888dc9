import { and, eq, inArray, max, or } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { payments } from '../../db/schema/billing.ts';

/** Things that were bought, by their kind and number. */
type Bought = readonly { subject: 'post' | 'message'; id: number }[];

/** The payments that a member bought things by; a thing that was paid for long ago may have none. */
export async function receiptsOf(
  db: Queryable,
  payerId: number,
  bought: Bought,
): Promise<(subject: 'post' | 'message', id: number) => number | null> {
  const of = (subject: 'post' | 'message') =>
    and(
      eq(payments.type, subject),
      inArray(
        payments.subjectId,
        bought.filter((one) => one.subject === subject).map(({ id }) => id),
      ),
    );
  const rows = await db
    .select({ type: payments.type, subjectId: payments.subjectId, id: max(payments.id) })
    .from(payments)
    .where(
      and(
        eq(payments.payerId, payerId),
        eq(payments.status, 'succeeded'),
        or(of('post'), of('message')),
      ),
    )
    .groupBy(payments.type, payments.subjectId);
  const known = new Map(rows.map(({ type, subjectId, id }) => [`${type} ${subjectId}`, id]));
  return (subject, id) => known.get(`${subject} ${id}`) ?? null;
}
