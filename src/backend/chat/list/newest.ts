import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { chats, type ChatRow } from '../../db/schema/chat.ts';
import { sideOf, visibleMessages, type Side } from '../messages/conversation.ts';

/** Sets a side's newest visible message anew after one was deleted, and takes an unread one off. */
export async function settleSide(
  tx: Tx,
  side: Side,
  deletedId: number,
): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(chats).where(sideOf(side)).for('update');
  if (!row) return undefined;
  const [newest] = await visibleMessages(tx, side, row, 1);
  const wasUnread = row.unreadCount > 0 && deletedId > (row.lastReadMessageId ?? 0);
  const [settled] = await tx
    .update(chats)
    .set({
      lastMessageId: newest?.id ?? null,
      unreadCount: newest && wasUnread ? row.unreadCount - 1 : newest ? row.unreadCount : 0,
    })
    .where(eq(chats.id, row.id))
    .returning();
  return settled;
}
