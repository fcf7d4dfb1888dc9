import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Leaving } from '#src/contract/settings/leaving.ts';
import { isDueOf } from '../../billing/subscriptions/stop-renewal.ts';
import { systemUserId } from '../../chat/list/list.ts';
import type { Queryable } from '../../db/db.ts';
import { messages } from '../../db/schema/chat.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { knownNames } from '../../people/known-card.ts';

/** Most renewals that are named. */
const most = 50;

type Ended = Leaving['subscriptions']['ended'];

/** Those that a notification names: the renewals found the account closed when they were due. */
async function noticed(db: Queryable, id: number, since: Date): Promise<Ended> {
  const personId = sql`(${messages.notice} ->> 'personId')::integer`;
  return db
    .select({
      display_name: knownNames(id).displayName,
      ended_at: sql<string>`${messages.notice} ->> 'until'`,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, personId))
    .where(
      and(
        eq(messages.lowUserId, systemUserId),
        eq(messages.highUserId, id),
        eq(messages.chatType, 1),
        isNull(messages.deletedAt),
        gt(messages.createdAt, since),
        sql`${messages.notice} ->> 'kind' = 'subscription_lapsed'`,
        eq(users.isDeleted, false),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(most);
}

/** Those that are due and have not been tried yet. */
async function due(db: Queryable, id: number, now: Date): Promise<Ended> {
  const rows = await db
    .select({ name: knownNames(id).displayName, at: subscriptions.expiresAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.toUserId))
    .where(and(isDueOf(id, now), eq(users.isDeleted, false)))
    .orderBy(desc(subscriptions.expiresAt), desc(subscriptions.id))
    .limit(most);
  return rows.map(({ name, at }) => ({ display_name: name, ended_at: at.toISOString() }));
}

/** Subscriptions of a member whose renewals ended because their account was closed, the latest first. */
export async function endedMeanwhile(
  db: Queryable,
  { id, deletedAt }: Pick<UserRow, 'id' | 'deletedAt'>,
  now: Date,
): Promise<Ended> {
  if (!deletedAt) return [];
  const found = [...(await due(db, id, now)), ...(await noticed(db, id, deletedAt))];
  return found.slice(0, most);
}
