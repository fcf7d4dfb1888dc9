import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { messagePurchases, messages, type MessageRow } from '../db/schema/chat.ts';
import { conflict, forbidden } from '../http/failures.ts';
import { tell } from '../realtime/tell.ts';
import { sidesOf } from './announce.ts';
import { findMessage, findSide, type Side } from './conversation.ts';
import { settleSide } from './newest.ts';
import { unreadChats } from './unread.ts';

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
  if (bothSides) await checkBothSides(backend, side, row);
  const now = backend.clock();
  const sides = (bothSides ? sidesOf(row) : [side]).toSorted((a, b) => a.ownerId - b.ownerId);
  await backend.db.transaction(async (tx) => {
    const change = bothSides
      ? { deletedAt: now, updatedAt: now }
      : { deletedFor: sql`array_append(${messages.deletedFor}, ${side.ownerId}::integer)` };
    await tx.update(messages).set(change).where(eq(messages.id, row.id));
    for (const one of sides) await settleSide(tx, one, row.id);
  });
  for (const one of sides) await tellDeleted(backend, one, row.id, socketId);
}

async function checkBothSides(backend: Backend, side: Side, row: MessageRow) {
  if (row.authorId !== side.ownerId) throw forbidden();
  if (!row.isPaid) return;
  const bought = await backend.db
    .select({ userId: messagePurchases.userId })
    .from(messagePurchases)
    .where(eq(messagePurchases.messageId, row.id))
    .limit(1);
  const underWay = await backend.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.type, 'message'),
        eq(payments.subjectId, row.id),
        inArray(payments.status, ['pending', 'requires_action']),
      ),
    )
    .limit(1);
  if (bought.length > 0 || underWay.length > 0)
    throw conflict('This message was bought. It can be deleted for you only.', 'has_purchases');
}

async function tellDeleted(backend: Backend, side: Side, messageId: number, except?: string) {
  const { ownerId, withUserId, chatType } = side;
  const chat = await findSide(backend.db, side);
  const data = {
    with_user_id: withUserId,
    chat_type: chatType,
    message_id: messageId,
    last_message_id: chat?.lastMessageId ?? null,
    unread: await unreadChats(backend.db, ownerId),
  };
  await tell(backend, ownerId, 'MessageDeleted', data, except);
}
