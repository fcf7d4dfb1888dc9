import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { afterLatest } from '../../db/after-latest.ts';
import type { Tx } from '../../db/db.ts';
import { messages, type MessageRow } from '../../db/schema/chat.ts';
import { conflict, forbidden } from '../../http/failures.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { lockPair } from '../../people/lock-pair.ts';
import { sidesOf } from './announce.ts';
import { isBought } from '../messages/bought.ts';
import { findMessage, findSide, type Side } from '../messages/conversation.ts';
import { settleSide } from '../list/newest.ts';
import { unreadChats } from '../list/unread.ts';

interface Deleting {
  side: Side;
  messageId: number;
  bothSides: boolean;
  socketId: string | undefined;
}

/** Deletes for one or for both; what is already gone is done. Throws 403 and 409. */
export async function deleteMessage(backend: Backend, deleting: Deleting): Promise<void> {
  const { side, messageId, bothSides, socketId } = deleting;
  const row = await findMessage(backend.db, side, messageId);
  if (!row) return;
  const now = backend.clock();
  const sides = (bothSides ? sidesOf(row) : [side]).toSorted((a, b) => a.ownerId - b.ownerId);
  const isDone = await backend.db.transaction(async (tx) => {
    if (bothSides) await checkBothSides(tx, side, row);
    const change = bothSides
      ? { deletedAt: now, updatedAt: afterLatest(now, sql`select ${messages.updatedAt}`) }
      : { deletedFor: sql`array_append(${messages.deletedFor}, ${side.ownerId}::integer)` };
    const isThere = and(
      isNull(messages.deletedAt),
      not(sql`${side.ownerId} = any(${messages.deletedFor})`),
    );
    const changed = await tx
      .update(messages)
      .set(change)
      .where(and(eq(messages.id, row.id), isThere))
      .returning({ id: messages.id });
    if (changed.length === 0) return false;
    for (const one of sides) await settleSide(tx, one, row.id);
    return true;
  });
  if (!isDone) return;
  for (const one of sides) await announceDeletion(backend, one, row.id, socketId);
}

/** Under the lock that a purchase begins with: who pays in this moment is seen, or finds it gone. */
async function checkBothSides(tx: Tx, side: Side, row: MessageRow) {
  if (row.authorId !== side.ownerId) throw forbidden();
  if (!row.isPaid) return;
  await lockPair(tx, row.authorId, row.toUserId);
  if (await isBought(tx, row.id))
    throw conflict('This message was bought. It can be deleted for you only.', 'has_purchases');
}

async function announceDeletion(backend: Backend, side: Side, messageId: number, except?: string) {
  const { ownerId, withUserId, chatType } = side;
  const chat = await findSide(backend.db, side);
  const data = {
    with_user_id: withUserId,
    chat_type: chatType,
    message_id: messageId,
    last_message_id: chat?.lastMessageId ?? null,
    unread: await unreadChats(backend.db, ownerId),
  };
  await publishToUser(backend, ownerId, 'MessageDeleted', data, except);
}
