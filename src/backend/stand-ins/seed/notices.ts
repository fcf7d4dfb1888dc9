import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { payments } from '../../db/schema/billing.ts';
import type { StoredNotice } from '../../db/schema/chat.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { textOf } from '../../app/notices/texts.ts';
import { castIds } from './cast.ts';
import { personId } from './pictures.ts';

type Entry = [
  to: 'ada' | 'bo' | 'fay',
  hoursAgo: number,
  by: keyof typeof names,
  notice: Omit<StoredNotice, 'personId'>,
];

const names = {
  ada: 'Ada Marlow',
  bo: 'Bo Lindqvist',
  gus: 'Gus Adeyemi',
  hana: 'Hana Kovářová',
  ines: 'Inês Duarte',
  mira: 'Mira Castellanos',
  noor: 'Noor Haddad',
};
const plate = { kind: 'post_sold', title: 'Five states of one plate', amount: 500 } as const;

/** The notifications of the demo world. */
const entries: readonly Entry[] = [
  ['ada', 719, 'bo', { kind: 'subscribed', amount: 2697 }],
  ['ada', 432, 'hana', { kind: 'subscribed', amount: 999 }],
  ['ada', 408, 'gus', { kind: 'subscribed', amount: 999 }],
  ['ada', 167, 'mira', { kind: 'followed' }],
  ['ada', 39, 'hana', plate],
  ['ada', 30, 'gus', plate],
  ['bo', 960, 'noor', { kind: 'subscription_started', amount: 1482 }],
  ['bo', 719, 'ada', { kind: 'subscription_started', amount: 2697 }],
  ['bo', 696, 'mira', { kind: 'subscription_started', amount: 799 }],
  ['bo', 25, 'ines', { kind: 'renewal_failed', amount: 499 }],
  ['fay', 912, 'ada', { kind: 'subscribed', amount: 1499 }],
  ['fay', 132, 'bo', { kind: 'followed' }],
];

/** Receipt and end of what `payer` paid last for a subscription to `payee`. */
async function termOf(db: Queryable, payerId: number, payeeId: number) {
  const [row] = await db
    .select({ id: payments.id, until: subscriptions.expiresAt })
    .from(payments)
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.byUserId, payerId), eq(subscriptions.toUserId, payeeId)),
    )
    .where(
      and(
        eq(payments.type, 'subscription'),
        eq(payments.payerId, payerId),
        eq(payments.payeeId, payeeId),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row && { number: `T-${row.id}`, until: row.until.toISOString() };
}

/** Ids, words and facts of the seeded notifications; `postIdOf` finds a post by its title. */
export const seededNotices = (db: Queryable, postIdOf: (title: string) => number) =>
  Promise.all(
    entries.map(async ([to, hoursAgo, by, notice]) => {
      const postId = notice.title === undefined ? undefined : postIdOf(notice.title);
      const stored: StoredNotice = {
        ...notice,
        personId: personId(by),
        ...(postId && { postId }),
        ...(notice.kind === 'subscription_started' &&
          (await termOf(db, castIds[to], personId(by)))),
      };
      return { to: castIds[to], hoursAgo, text: textOf(stored, names[by]), notice: stored };
    }),
  );
