import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { messages } from '../db/schema/chat.ts';
import { publishToUser } from '../app/events/publish.ts';
import { announceTo } from './sending/announce.ts';
import { findSide, type Side } from './messages/conversation.ts';
import { unreadChats } from './list/unread.ts';

/**
 * After a mute or a block hid a chat from its owner, or the end of one restored it: removes it
 * from all of the owner's tabs, the acting one too, or publishes its newest message again.
 */
export async function announceVisibility(
  backend: Backend,
  side: Side,
  isBack: boolean,
): Promise<void> {
  const { db } = backend;
  const { ownerId, withUserId, chatType } = side;
  const chat = await findSide(db, side);
  if (!chat || chat.isHidden) return;
  if (!isBack) {
    const unread = await unreadChats(db, ownerId);
    const data = { with_user_id: withUserId, chat_type: chatType, unread };
    await publishToUser(backend, ownerId, 'ChatDeleted', data);
    return;
  }
  const [newest] = await db
    .select()
    .from(messages)
    .where(eq(messages.id, chat.lastMessageId ?? 0));
  if (newest) await announceTo(backend, side, newest);
}
