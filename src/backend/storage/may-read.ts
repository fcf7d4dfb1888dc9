import { and, eq, isNull, or } from 'drizzle-orm';
import { findMessage } from '../chat/messages/conversation.ts';
import type { Backend } from '../context.ts';
import { messageMedia, messagePurchases, messages, type MessageRow } from '../db/schema/chat.ts';
import type { FileRow } from '../db/schema/files.ts';
import { postMedia } from '../db/schema/posts.ts';
import { knownPost } from '../posts/feed/find-post.ts';
import { mayReadPost } from '../posts/feed/viewer.ts';
import { hasBought } from '../media/library/owned.ts';
import type { ReadAddress } from '../media/addresses.ts';
import { markOf } from '../media/reader.ts';
import { isBlockedBy } from '../people/relations.ts';
import { sessionStore } from '../auth/session/store.ts';

/**
 * True if an address still gives what it was signed for: its reader is signed in, by the session
 * that asked for it where one did, and may see the file in something now. The file as it came
 * (`source`) is for its owner alone, whoever else bought it. A clip that is offered is also
 * for those who see no more than that there is a video.
 */
export async function mayReadFile(
  backend: Backend,
  { readerId, mark }: Pick<ReadAddress, 'readerId' | 'mark'>,
  file: FileRow,
  variant: string,
): Promise<boolean> {
  const { hash, ownerId } = file;
  const isShownLocked = variant === 'clip' && file.isPreviewOffered;
  if (readerId !== null && !(await isSignedIn(backend, readerId, mark))) return false;
  if (readerId === ownerId) return true;
  if (variant === 'source') return false;
  if (await isInPost(backend, readerId, hash, isShownLocked)) return true;
  if (readerId === null) return false;
  return (
    (await isInMessage(backend, readerId, file, isShownLocked)) ||
    (await hasBought(backend, readerId, hash))
  );
}

async function isSignedIn(backend: Backend, readerId: number, mark: string): Promise<boolean> {
  const sessions = await sessionStore(backend).of(readerId);
  return mark === ''
    ? sessions.length > 0
    : sessions.some(({ id }) => markOf(backend, id) === mark);
}

async function isInPost(
  backend: Backend,
  readerId: number | null,
  hash: string,
  isShownLocked: boolean,
): Promise<boolean> {
  const rows = await backend.db
    .selectDistinct({ id: postMedia.postId })
    .from(postMedia)
    .where(eq(postMedia.fileHash, hash));
  const maySee = async (id: number) =>
    isShownLocked
      ? (await knownPost(backend, backend.db, readerId, id)) !== undefined
      : mayReadPost(backend, readerId, id);
  for (const { id } of rows) if (await maySee(id)) return true;
  return false;
}

async function isInMessage(
  { db }: Backend,
  readerId: number,
  { hash, ownerId }: FileRow,
  isShownLocked: boolean,
): Promise<boolean> {
  if (await isBlockedBy(db, readerId, ownerId)) return false;
  const rows = await db
    .select({ row: messages, bought: messagePurchases.userId })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .leftJoin(
      messagePurchases,
      and(eq(messagePurchases.messageId, messages.id), eq(messagePurchases.userId, readerId)),
    )
    .where(
      and(
        eq(messageMedia.fileHash, hash),
        or(eq(messages.toUserId, readerId), eq(messages.authorId, readerId)),
        isNull(messages.deletedAt),
      ),
    );
  for (const { row, bought } of rows)
    if (isShownLocked || bought !== null || !isLocked(row, readerId))
      if (await isSeen(db, row, readerId)) return true;
  return false;
}

const isLocked = ({ isPaid, authorId }: MessageRow, readerId: number) =>
  isPaid && authorId !== readerId;

async function isSeen(db: Backend['db'], row: MessageRow, ownerId: number): Promise<boolean> {
  const withUserId = row.authorId === ownerId ? row.toUserId : row.authorId;
  const side = { ownerId, withUserId, chatType: row.chatType };
  return (await findMessage(db, side, row.id)) !== undefined;
}
