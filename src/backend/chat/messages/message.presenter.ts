import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Message, MessageContents } from '#src/contract/chat/chat.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { messageMedia, messagePurchases, type MessageRow } from '../../db/schema/chat.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { presentMedia } from '../../media/uploads/media.presenter.ts';
import { presentNotices } from './notice.presenter.ts';

/** Messages as one of the two sees them, in the order given; as many queries for one as for all. */
export async function presentMessages(
  backend: Backend,
  viewerId: number,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const [mediaOf, noticeOf, buyersOf] = await Promise.all([
    mediaByMessage(backend.db, ids),
    presentNotices(backend, rows),
    buyersByMessage(
      backend.db,
      rows.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])),
    ),
  ]);
  return rows.map((row) => {
    const isMine = row.authorId === viewerId;
    const isPurchased = buyersOf.has(`${row.id} ${isMine ? row.toUserId : viewerId}`);
    const isLocked = row.isPaid && !isMine && !isPurchased;
    const media = mediaOf.get(row.id) ?? [];
    return {
      id: row.id,
      message_id: row.id,
      author_id: row.authorId,
      with_user_id: isMine ? row.toUserId : row.authorId,
      chat_type: row.chatType,
      text: isLocked ? null : row.text,
      media: media.map((file) => presentMedia(backend, file, isLocked, viewerId)),
      is_paid: row.isPaid,
      is_purchased: isPurchased,
      is_locked: isLocked,
      price: row.price,
      contents: row.isPaid ? contentsOf(row, media) : null,
      notice: noticeOf.get(row.id) ?? null,
      client_key: isMine ? row.clientKey : null,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      edited_at: row.editedAt?.toISOString() ?? null,
    };
  });
}

function contentsOf({ text }: MessageRow, media: readonly FileRow[]): MessageContents {
  const of = (type: FileRow['type']) => media.filter((file) => file.type === type).length;
  return {
    images: of('image'),
    videos: of('video'),
    audios: of('audio'),
    duration: media.reduce((total, file) => total + (file.duration ?? 0), 0),
    has_text: text !== null,
  };
}

async function mediaByMessage(db: Queryable, ids: number[]): Promise<Map<number, FileRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ messageId: messageMedia.messageId, file: files })
    .from(messageMedia)
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(inArray(messageMedia.messageId, ids))
    .orderBy(asc(messageMedia.messageId), asc(messageMedia.position));
  const found = new Map<number, FileRow[]>();
  for (const { messageId, file } of rows)
    found.set(messageId, [...(found.get(messageId) ?? []), file]);
  return found;
}

/** `message user` pairs of what was bought. */
async function buyersByMessage(db: Queryable, ids: number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ messageId: messagePurchases.messageId, userId: messagePurchases.userId })
    .from(messagePurchases)
    .where(and(inArray(messagePurchases.messageId, ids)));
  return new Set(rows.map(({ messageId, userId }) => `${messageId} ${userId}`));
}
