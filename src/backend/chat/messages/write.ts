import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { chats, messageMedia, messages, type MessageRow } from '../../db/schema/chat.ts';
import { movedNow } from './activity.ts';

export interface Draft {
  authorId: number;
  toUserId: number;
  text: string | null;
  fileHashes: string[];
  price: number | null;
  clientKey: string | null;
  /** The recipient muted the author: it arrives without being counted. */
  isMuted: boolean;
}

/** Stores a message and both sides of its chat; a side that deleted the chat gets it back. */
export async function writeMessage(tx: Tx, draft: Draft, now: Date): Promise<MessageRow> {
  const { authorId, toUserId, text, fileHashes, price, clientKey } = draft;
  const [message] = await tx
    .insert(messages)
    .values({
      authorId,
      toUserId,
      lowUserId: Math.min(authorId, toUserId),
      highUserId: Math.max(authorId, toUserId),
      chatType: 0,
      text,
      isPaid: price !== null,
      price,
      clientKey,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!message) throw new Error('The message was not stored');
  if (fileHashes.length > 0)
    await tx
      .insert(messageMedia)
      .values(
        fileHashes.map((fileHash, position) => ({ messageId: message.id, position, fileHash })),
      );
  const sides = [() => authorSide(tx, draft, message), () => recipientSide(tx, draft, message)];
  for (const write of authorId < toUserId ? sides : sides.toReversed()) await write();
  return message;
}

const increment = (name: string, by: number) => sql`${sql.raw(`chats.${name}`)} + ${by}`;
const latest = (id: number) => sql`greatest(coalesce(chats.last_message_id, 0), ${id}::integer)`;

async function authorSide(tx: Tx, draft: Draft, { id, createdAt }: MessageRow) {
  const isPaid = draft.price !== null;
  const paid = isPaid ? 1 : 0;
  const freeMedia = !isPaid && draft.fileHashes.length > 0 ? 1 : 0;
  const isAllRead = sql`chats.unread_count = 0`;
  const updatedAt = movedNow(draft.authorId, createdAt);
  await tx
    .insert(chats)
    .values({
      ownerId: draft.authorId,
      withUserId: draft.toUserId,
      chatType: 0,
      lastMessageId: id,
      lastReadMessageId: id,
      paidSentCounter: paid,
      freeSentMediaCounter: freeMedia,
      updatedAt,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [chats.ownerId, chats.withUserId, chats.chatType],
      set: {
        lastMessageId: latest(id),
        lastReadMessageId: sql`case when ${isAllRead} then ${id}::integer else chats.last_read_message_id end`,
        paidSentCounter: increment('paid_sent_counter', paid),
        freeSentMediaCounter: increment('free_sent_media_counter', freeMedia),
        isHidden: false,
        updatedAt,
      },
    });
}

async function recipientSide(tx: Tx, draft: Draft, { id, createdAt }: MessageRow) {
  const unread = draft.isMuted ? 0 : 1;
  const updatedAt = movedNow(draft.toUserId, createdAt);
  await tx
    .insert(chats)
    .values({
      ownerId: draft.toUserId,
      withUserId: draft.authorId,
      chatType: 0,
      lastMessageId: id,
      unreadCount: unread,
      updatedAt,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [chats.ownerId, chats.withUserId, chats.chatType],
      set: {
        lastMessageId: latest(id),
        unreadCount: increment('unread_count', unread),
        isHidden: false,
        updatedAt,
      },
    });
}
