import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { chats, type MessageRow } from '../../db/schema/chat.ts';

/** Notes a change of a message in the sides of which it is the newest, lower owner first. */
export async function touchParticipants(
  tx: Tx,
  { id, authorId, toUserId }: MessageRow,
): Promise<void> {
  const isSide = or(
    and(eq(chats.ownerId, authorId), eq(chats.withUserId, toUserId)),
    and(eq(chats.ownerId, toUserId), eq(chats.withUserId, authorId)),
  );
  const sides = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(isSide, eq(chats.lastMessageId, id)))
    .orderBy(chats.ownerId)
    .for('update');
  for (const side of sides)
    await tx.update(chats).set({ lastMessageId: id }).where(eq(chats.id, side.id));
}
