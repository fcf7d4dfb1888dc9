import { and, asc, eq } from 'drizzle-orm';
import type { SoldContent } from '#src/contract/billing/billing-lists.ts';
import type { Backend } from '../context.ts';
import type { PaymentRow } from '../db/schema/billing.ts';
import { messageMedia, messagePurchases, messages } from '../db/schema/chat.ts';
import { files, type FileRow } from '../db/schema/files.ts';
import { postMedia, postPurchases, posts } from '../db/schema/posts.ts';
import { soldVersions } from '../feed/sold-version.ts';
import { presentMedia } from '../files/media.presenter.ts';

/**
 * Content that a payer bought by this payment, as it was sold; null where there is nothing to read,
 * and after a refund. The receipt keeps it, whatever its author does with it and whomever they
 * block.
 */
export async function soldContent(
  backend: Backend,
  viewerId: number,
  { type, payerId, subjectId, status }: PaymentRow,
): Promise<SoldContent | null> {
  if (payerId !== viewerId || subjectId === null || status !== 'succeeded') return null;
  if (type !== 'post' && type !== 'message') return null;
  const found = await (type === 'post' ? soldPost : soldMessage)(backend.db, viewerId, subjectId);
  return (
    found && {
      title: found.title,
      text: found.text,
      media: found.media.map((file) => presentMedia(backend, file, false, viewerId)),
    }
  );
}

interface Sold {
  title: string | null;
  text: string | null;
  media: FileRow[];
}

async function soldPost(db: Backend['db'], userId: number, postId: number): Promise<Sold | null> {
  const [row] = await db
    .select({ post: posts })
    .from(posts)
    .innerJoin(postPurchases, eq(postPurchases.postId, posts.id))
    .where(and(eq(posts.id, postId), eq(postPurchases.userId, userId)));
  if (!row) return null;
  const kept = (await soldVersions(db, userId, [postId])).get(postId);
  if (kept) return kept;
  const shown = await db
    .select({ alt: postMedia.alt, file: files })
    .from(postMedia)
    .innerJoin(files, eq(files.hash, postMedia.fileHash))
    .where(eq(postMedia.postId, postId))
    .orderBy(asc(postMedia.position));
  const media = shown.map(({ alt, file }) => ({ ...file, alt: alt ?? file.alt }));
  return { title: row.post.title, text: row.post.text, media };
}

async function soldMessage(db: Backend['db'], userId: number, id: number): Promise<Sold | null> {
  const [row] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(messagePurchases, eq(messagePurchases.messageId, messages.id))
    .where(and(eq(messages.id, id), eq(messagePurchases.userId, userId)));
  if (!row) return null;
  const shown = await db
    .select({ file: files })
    .from(messageMedia)
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(eq(messageMedia.messageId, id))
    .orderBy(asc(messageMedia.position));
  return { title: null, text: row.message.text, media: shown.map(({ file }) => file) };
}
