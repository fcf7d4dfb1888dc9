import { sql, type SQL } from 'drizzle-orm';
import type { AudienceAnswer } from '#src/contract/chat/audience.ts';
import type { SendRequest } from '#src/contract/chat/chat.ts';
import type { Backend } from '../context.ts';
import { isOpenTo } from './writers.ts';

export type Audience = NonNullable<SendRequest['rcpt']>;

/** Ids of an audience, before bans are applied; `now` is ISO 8601. */
export function audienceQuery(authorId: number, audience: Audience, now: string): SQL {
  const followers = sql`select by_user_id as id from follows where to_user_id = ${authorId}`;
  const subscribers = sql`select by_user_id as id from subscriptions
    where to_user_id = ${authorId} and expires_at > ${now}::timestamptz`;
  const circles = { followers, subscribers, all: sql`${followers} union ${subscribers}` };
  return circles[audience];
}

/**
 * Condition on a member `u`: is there, neither blocks nor restricts the author, is not blocked by
 * them, and lets them write; `now` is ISO 8601.
 */
export const takesMessagesOf = (authorId: number, now: string) => sql`
  u.id <> ${authorId} and not u.is_deleted and ${isOpenTo(authorId, now)}
  and not exists (select 1 from bans b where b.ban_type in ('block', 'restrict')
    and b.by_user_id = u.id and b.to_user_id = ${authorId})
  and not exists (select 1 from bans b where b.ban_type = 'block'
    and b.by_user_id = ${authorId} and b.to_user_id = u.id)`;

/** Counts each audience as a mass message would be sent to it at this moment. */
export async function countAudience(
  { db, clock }: Backend,
  authorId: number,
): Promise<AudienceAnswer['data']> {
  const now = clock().toISOString();
  const count = async (audience: Audience) => {
    const { rows } = await db.execute<{ recipients: number; total: number }>(sql`
      select count(*) filter (where ${takesMessagesOf(authorId, now)}) as recipients, count(*) as total
      from (${audienceQuery(authorId, audience, now)}) circle join users u on u.id = circle.id`);
    const { recipients = 0, total = 0 } = rows[0] ?? {};
    return { recipients, excluded: total - recipients };
  };
  return {
    followers: await count('followers'),
    subscribers: await count('subscribers'),
    all: await count('all'),
  };
}
