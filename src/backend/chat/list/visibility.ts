import { and, eq, exists, not, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { chats } from '../../db/schema/chat.ts';
import { bans } from '../../db/schema/people.ts';

/** Chats with users whom the owner muted or who blocked the owner are hidden (decisions §7). */
export function isVisibleToOwner(db: Queryable): SQL | undefined {
  const mutes = and(
    eq(bans.byUserId, chats.ownerId),
    eq(bans.toUserId, chats.withUserId),
    eq(bans.banType, 'mute'),
  );
  const isBlocked = and(
    eq(bans.byUserId, chats.withUserId),
    eq(bans.toUserId, chats.ownerId),
    eq(bans.banType, 'block'),
  );
  // Two questions, not one with `or`, which no index answers.
  const none = (where: SQL | undefined) =>
    not(exists(db.select({ by: bans.byUserId }).from(bans).where(where)));
  return and(none(mutes), none(isBlocked));
}
