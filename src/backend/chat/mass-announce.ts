import { and, eq, exists, gt, inArray, not } from 'drizzle-orm';
import { userChannel } from '#src/contract/app/channels.ts';
import type { Backend } from '../context.ts';
import { messages } from '../db/schema/chat.ts';
import { bans } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { occupiedChannels } from '../events/occupied.ts';
import { announceTo, sidesOf } from './announce.ts';

/**
 * Milliseconds since a user was seen within which they count as online where subscriptions are
 * unknown; others read it at their next visit.
 */
const presentMilliseconds = 120_000;
const prefix = `private-${userChannel(0).slice(0, -1)}`;

/**
 * Publishes messages to those recipients who are online; for the others it would be wasted work.
 */
export async function announceToOnline(backend: Backend, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, clock } = backend;
  const since = new Date(clock().getTime() - presentMilliseconds);
  const occupied = await occupiedChannels(backend, prefix);
  const listeners = occupied?.map((channel) => Number(channel.slice(prefix.length)));
  const mutes = db
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(
        eq(bans.byUserId, messages.toUserId),
        eq(bans.toUserId, messages.authorId),
        eq(bans.banType, 'mute'),
      ),
    );
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.toUserId))
    .where(
      and(
        inArray(messages.id, [...ids]),
        listeners ? undefined : gt(users.lastSeenAt, since),
        not(exists(mutes)),
      ),
    );
  const present = listeners && new Set(listeners);
  for (const { message } of rows) {
    if (present && !present.has(message.toUserId)) continue;
    const [, recipient] = sidesOf(message);
    await announceTo(backend, recipient, message);
  }
}
