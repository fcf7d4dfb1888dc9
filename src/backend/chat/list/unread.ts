import { and, count, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { chats } from '../../db/schema/chat.ts';
import { isVisibleToOwner } from './visibility.ts';

/** The number of chats in which something waits to be read; the notifications count as one. */
export async function unreadChats(db: Queryable, userId: number): Promise<number> {
  const waiting = and(
    eq(chats.ownerId, userId),
    gt(chats.unreadCount, 0),
    eq(chats.isHidden, false),
    isVisibleToOwner(db),
  );
  const [row] = await db.select({ unread: count() }).from(chats).where(waiting);
  return row?.unread ?? 0;
}
