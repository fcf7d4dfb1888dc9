import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { chats } from '../../db/schema/chat.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { findSide, sideOf, type Side } from '../messages/conversation.ts';
import { unreadChats } from './unread.ts';

/** Everything there is now is read; saying it again changes and announces nothing. */
export async function markRead(backend: Backend, side: Side, socketId?: string): Promise<number> {
  const { ownerId, withUserId, chatType } = side;
  const isBehind = sql`coalesce(${chats.lastReadMessageId}, 0) < coalesce(${chats.lastMessageId}, 0)`;
  const [row] = await backend.db
    .update(chats)
    .set({
      unreadCount: 0,
      lastReadMessageId: sql`greatest(${chats.lastReadMessageId}, ${chats.lastMessageId})`,
    })
    .where(and(sideOf(side), or(ne(chats.unreadCount, 0), isBehind)))
    .returning();
  const unread = await unreadChats(backend.db, ownerId);
  if (!row) return unread;
  const read = {
    chat_type: chatType,
    last_read_message_id: row.lastReadMessageId ?? 0,
    reader_id: ownerId,
  };
  await publishToUser(
    backend,
    ownerId,
    'ChatRead',
    { ...read, with_user_id: withUserId, unread },
    socketId,
  );
  if (chatType === 0) {
    const peerUnread = await unreadChats(backend.db, withUserId);
    const data = { ...read, with_user_id: ownerId, unread: peerUnread };
    await publishToUser(backend, withUserId, 'ChatRead', data, socketId);
  }
  return unread;
}

/** Hides the chat and all its messages from this side; the other side keeps it. */
export async function deleteChat(backend: Backend, side: Side, socketId?: string): Promise<number> {
  const { ownerId, withUserId, chatType } = side;
  const known = await findSide(backend.db, side);
  const hidden = known
    ? await backend.db
        .update(chats)
        .set({
          isHidden: true,
          unreadCount: 0,
          hiddenBeforeId: sql`greatest(${chats.hiddenBeforeId}, ${chats.lastMessageId})`,
          lastMessageId: null,
        })
        .where(and(sideOf(side), or(eq(chats.isHidden, false), gt(chats.unreadCount, 0))))
        .returning({ id: chats.id })
    : [];
  const unread = await unreadChats(backend.db, ownerId);
  if (hidden.length > 0) {
    const data = { with_user_id: withUserId, chat_type: chatType, unread };
    await publishToUser(backend, ownerId, 'ChatDeleted', data, socketId);
  }
  return unread;
}
