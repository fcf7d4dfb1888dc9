import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { messages } from '../db/schema/chat.ts';
import { tell } from '../events/publish.ts';
import { announceTo } from './announce.ts';
import { findSide, type Side } from './conversation.ts';
import { unreadChats } from './unread.ts';

/**
 * After a mute or a block took a chat out of its owner's sight, or the end of one gave it back: takes it
 * off all of the owner's tabs, the acting one too, or brings its newest message again.
 */
export async function tellSight(backend: Backend, side: Side, isBack: boolean): Promise<void> {
  const { db } = backend;
  const { ownerId, withUserId, chatType } = side;
  const chat = await findSide(db, side);
  if (!chat || chat.isHidden) return;
  if (!isBack) {
    const unread = await unreadChats(db, ownerId);
    const data = { with_user_id: withUserId, chat_type: chatType, unread };
    await tell(backend, ownerId, 'ChatDeleted', data);
    return;
  }
  const [newest] = await db
    .select()
    .from(messages)
    .where(eq(messages.id, chat.lastMessageId ?? 0));
  if (newest) await announceTo(backend, side, newest);
}
