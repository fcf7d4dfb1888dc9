import { and, eq, inArray } from 'drizzle-orm';
import type { Chat } from '#src/contract/chat/chat.ts';
import type { Backend } from '../../context.ts';
import { chats, messages, type ChatRow } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/users.ts';
import { presentCard } from '../../people/card.presenter.ts';
import { relationsWith } from '../../people/relations.ts';
import { presentMessages } from '../messages/message.presenter.ts';

/** Sides of chats as their owner sees them; the number of queries does not grow with the chats. */
export async function presentChats(
  backend: Backend,
  ownerId: number,
  rows: readonly ChatRow[],
): Promise<Chat[]> {
  if (rows.length === 0) return [];
  const { db } = backend;
  const now = backend.clock();
  const withIds = rows.map(({ withUserId }) => withUserId);
  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const [people, peers, lastRows, relationOf] = await Promise.all([
    db.select().from(users).where(inArray(users.id, withIds)),
    db
      .select()
      .from(chats)
      .where(and(inArray(chats.ownerId, withIds), eq(chats.withUserId, ownerId))),
    lastIds.length === 0 ? [] : db.select().from(messages).where(inArray(messages.id, lastIds)),
    relationsWith(db, ownerId, withIds, now),
  ]);
  const person = new Map(people.map((row) => [row.id, row]));
  const lastMessages = await presentMessages(backend, ownerId, lastRows);
  const last = new Map(lastMessages.map((one) => [one.id, one]));
  const peer = new Map(peers.map((row) => [`${row.ownerId} ${row.chatType}`, row]));
  return rows.flatMap((row): Chat[] => {
    const other = person.get(row.withUserId);
    if (!other) return [];
    const relation = relationOf(row.withUserId);
    return [
      {
        id: row.id,
        with_user_id: row.withUserId,
        with_user: presentCard(other, now),
        chat_type: row.chatType,
        last_message_id: row.lastMessageId,
        last_message: last.get(row.lastMessageId ?? 0) ?? null,
        last_read_message_id: row.lastReadMessageId,
        peer_read_message_id:
          peer.get(`${row.withUserId} ${row.chatType}`)?.lastReadMessageId ?? null,
        unread_count: row.unreadCount,
        free_sent_mass_counter: row.freeSentMassCounter,
        free_sent_media_counter: row.freeSentMediaCounter,
        free_sent_media_mass_counter: row.freeSentMediaMassCounter,
        paid_sent_counter: row.paidSentCounter,
        paid_sent_mass_counter: row.paidSentMassCounter,
        is_blacklisting: relation.iBan !== null,
        is_chat_subscribed_to: relation.iSubscribe,
        is_chat_subscriber: relation.subscribesToMe,
        is_follower: relation.followsMe,
        is_subscriber: relation.subscribesToMe,
        updated_at: row.updatedAt.toISOString(),
      },
    ];
  });
}
