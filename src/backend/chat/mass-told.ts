import { and, eq, exists, gt, inArray, not } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { messages } from '../db/schema/chat.ts';
import { bans } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { announceTo, sidesOf } from './announce.ts';

/** People seen so lately may be listening: only they are told at once, the rest find it when they come. */
const presentMilliseconds = 120_000;

/** Tells those of some messages' recipients who may be listening. */
export async function tellThePresent(backend: Backend, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const since = new Date(backend.clock().getTime() - presentMilliseconds);
  const mutes = backend.db
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(
        eq(bans.byUserId, messages.toUserId),
        eq(bans.toUserId, messages.authorId),
        eq(bans.banType, 'mute'),
      ),
    );
  const rows = await backend.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.toUserId))
    .where(and(inArray(messages.id, [...ids]), gt(users.lastSeenAt, since), not(exists(mutes))));
  for (const { message } of rows) {
    const [, recipient] = sidesOf(message);
    await announceTo(backend, recipient, message);
  }
}
