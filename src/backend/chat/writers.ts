import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { messages } from '../db/schema/chat.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Relation } from '../people/relations.ts';

type Know = Pick<Relation, 'followsMe' | 'subscribesToMe' | 'iSubscribe'>;

type Chooser = Pick<UserRow, 'id' | 'writers'>;

/** Reads the member's choice and locks it until the transaction ends: no message passes it by. */
export async function lockWriters(tx: Queryable, member: Chooser): Promise<Chooser> {
  const [now = member] = await tx
    .select({ id: users.id, writers: users.writers })
    .from(users)
    .where(eq(users.id, member.id))
    .for('share');
  return now;
}

/**
 * True if the member's own choice takes no message of that sender. Members they have written to may
 * always answer.
 */
export async function isClosedTo(
  db: Queryable,
  senderId: number,
  { id: recipientId, writers }: Chooser,
  { followsMe, subscribesToMe, iSubscribe }: Know,
): Promise<boolean> {
  if (writers === 'everyone') return false;
  if (writers === 'known' && (followsMe || subscribesToMe || iSubscribe)) return false;
  const own = and(
    eq(messages.lowUserId, Math.min(senderId, recipientId)),
    eq(messages.highUserId, Math.max(senderId, recipientId)),
    eq(messages.chatType, 0),
    eq(messages.authorId, recipientId),
  );
  const answered = await db.select({ id: messages.id }).from(messages).where(own).limit(1);
  return answered.length === 0;
}

/** Condition: a member `u` of a query takes messages of the sender; `now` is ISO 8601. */
export function isOpenTo(senderId: number, now: string): SQL {
  const runs = sql`expires_at > ${now}::timestamptz`;
  return sql`(u.writers = 'everyone'
    or u.writers = 'known' and (
      exists (select 1 from follows f where f.by_user_id = u.id and f.to_user_id = ${senderId})
      or exists (select 1 from subscriptions s where ${runs} and (
        s.by_user_id = u.id and s.to_user_id = ${senderId}
        or s.by_user_id = ${senderId} and s.to_user_id = u.id)))
    or exists (select 1 from messages m where m.low_user_id = least(u.id, ${senderId}::integer)
      and m.high_user_id = greatest(u.id, ${senderId}::integer) and m.chat_type = 0
      and m.author_id = u.id))`;
}
