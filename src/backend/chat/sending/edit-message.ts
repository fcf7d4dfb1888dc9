import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Message } from '#src/contract/chat/chat.ts';
import { limits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import { afterLatest } from '../../db/after-latest.ts';
import type { Tx } from '../../db/db.ts';
import { messageMedia, messages, type MessageRow } from '../../db/schema/chat.ts';
import { conflict, forbidden, invalid } from '../../http/failures.ts';
import { lockPair } from '../../people/lock-pair.ts';
import { relationsWith } from '../../people/relations.ts';
import { announceUpdate } from './announce.ts';
import { isBought } from '../messages/bought.ts';
import { findMessage, type Side } from '../messages/conversation.ts';
import { presentMessages } from '../messages/message.presenter.ts';
import { editSeconds, restricted } from '../messages/policy.ts';
import { touchParticipants } from '../messages/touch-participants.ts';

interface Editing {
  side: Side;
  messageId: number;
  text: string | null;
  socketId: string | undefined;
}

/**
 * Sets another text under one's own message; the same again changes and announces nothing. Null
 * when the message is gone. Throws 403, 409 and 422.
 */
export async function editMessage(backend: Backend, editing: Editing): Promise<Message | null> {
  const { side, messageId, text, socketId } = editing;
  const found = await findMessage(backend.db, side, messageId);
  if (!found) return null;
  if (found.authorId !== side.ownerId || found.chatType !== 0) throw forbidden();
  const now = backend.clock();
  const isSame = found.text === text;
  const row = await backend.db.transaction(async (tx) => {
    await lockPair(tx, side.ownerId, side.withUserId);
    const relation = (await relationsWith(tx, side.ownerId, [side.withUserId], now))(
      side.withUserId,
    );
    if (relation.bansMe === 'restrict') throw restricted();
    if (isSame) return found;
    await checkEdit(tx, found, text, now);
    return writeEdit(tx, found, text, now);
  });
  if (!row) return null;
  if (!isSame) await announceUpdate(backend, row, socketId);
  const [message = null] = await presentMessages(backend, side.ownerId, [row]);
  return message;
}

async function checkEdit(tx: Tx, row: MessageRow, text: string | null, now: Date) {
  if ((text?.length ?? 0) > limits.message_max)
    throw invalid({
      message: [`The message field must not be greater than ${limits.message_max} characters.`],
    });
  if (text === null && (await tx.$count(messageMedia, eq(messageMedia.messageId, row.id))) === 0)
    throw invalid({ message: ['The message field is required.'] });
  if (now.getTime() - row.createdAt.getTime() > editSeconds * 1000)
    throw conflict('This message can no longer be edited.', 'edit_window_over');
  if (row.isPaid && (await isBought(tx, row.id)))
    throw conflict('This message was bought and stays as it is.', 'has_purchases');
}

/** Undefined when it was deleted meanwhile. Lists that show it as their newest are written too. */
async function writeEdit(
  tx: Tx,
  { id }: MessageRow,
  text: string | null,
  now: Date,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .update(messages)
    .set({ text, editedAt: now, updatedAt: afterLatest(now, sql`select ${messages.updatedAt}`) })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .returning();
  if (row) await touchParticipants(tx, row);
  return row;
}
