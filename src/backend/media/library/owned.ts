import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OwnedFile } from '#src/contract/media/library.ts';
import { allLimits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import { messageMedia, messagePurchases, messages } from '../../db/schema/chat.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import {
  postMedia,
  postPurchases,
  posts,
  postVersionMedia,
  postVersions,
} from '../../db/schema/posts.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { isOfPurchase, soldVersions } from '../../posts/feed/sold-version.ts';
import { presentMedia } from '../uploads/media.presenter.ts';
import { knownCards } from '../../people/known-card.ts';
import { dateIn } from '../../lib/cursor-date.ts';
import { receiptsOf } from './receipts.ts';

const perPage = 20;
const column = 'bought_at';

interface Purchase {
  subject: 'post' | 'message';
  id: number;
  /** Of the post as it is now. */
  title: string | null;
  amount: number;
  at: Date;
  author: UserRow;
}
interface Shown {
  id: number;
  file: FileRow;
  alt: string | null;
}

/** Posts and messages share moments: an odd number is a post's. */
const codeOf = ({ subject, id }: Purchase) => id * 2 + (subject === 'post' ? 1 : 0);

/**
 * Purchases of a member, latest first, with their files, as they were sold: whatever their author
 * changes or deletes, whom they block, and when they leave.
 */
export async function listOwned(backend: Backend, userId: number, cursor: string | undefined) {
  const found = [
    ...(await boughtPosts(backend, userId, cursor)),
    ...(await boughtMessages(backend, userId, cursor)),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime() || codeOf(other) - codeOf(one));
  const kept = found.slice(0, perPage);
  const last = found.length > perPage ? kept.at(-1) : undefined;
  return {
    perPage,
    data: await present(backend, userId, kept),
    next: last
      ? encodeCursor(column, { key: last.at.toISOString(), id: codeOf(last), pointsToNext: true })
      : null,
  };
}

/** True if a file is in something that the list of purchases shows. */
export async function hasBought(backend: Backend, userId: number, hash: string): Promise<boolean> {
  const bought = [
    ...(await boughtPosts(backend, userId, undefined, hash)),
    ...(await boughtMessages(backend, userId, undefined, hash)),
  ];
  return bought.length > 0;
}

/** Condition for rows after a place in the list; a cursor that is none begins at the start. */
function after(text: string | undefined, at: AnyPgColumn, id: AnyPgColumn, odd: 0 | 1) {
  const cursor = decodeCursor(column, text);
  const date = dateIn(cursor?.key);
  if (!cursor || date === null) return undefined;
  return or(lt(at, date), and(eq(at, date), sql`${id}::bigint * 2 + ${odd} < ${cursor.id}`));
}

const shows = (
  { db }: Backend,
  table: typeof postMedia | typeof messageMedia,
  of: SQL,
  hash?: string,
) =>
  hash === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(of, eq(table.fileHash, hash))),
      );

const showedWhenSold = ({ db }: Backend, hash?: string) =>
  hash === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(postVersionMedia)
          .innerJoin(postVersions, eq(postVersions.id, postVersionMedia.versionId))
          .where(and(isOfPurchase, eq(postVersionMedia.fileHash, hash))),
      );

async function boughtPosts(
  backend: Backend,
  userId: number,
  cursor: string | undefined,
  hash?: string,
) {
  const { postId, amount, createdAt } = postPurchases;
  const rows = await backend.db
    .select({ id: postId, title: posts.title, amount, at: createdAt, author: users })
    .from(postPurchases)
    .innerJoin(posts, eq(posts.id, postId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        eq(postPurchases.userId, userId),
        or(eq(posts.status, 'published'), not(isNull(posts.deletedAt))),
        after(cursor, createdAt, postId, 1),
        or(
          shows(backend, postMedia, eq(postMedia.postId, postId), hash),
          showedWhenSold(backend, hash),
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(postId))
    .limit(perPage + 1);
  return rows.map((row): Purchase => ({ ...row, subject: 'post' }));
}

async function boughtMessages(
  backend: Backend,
  userId: number,
  cursor: string | undefined,
  hash?: string,
) {
  const { messageId, amount, createdAt } = messagePurchases;
  const rows = await backend.db
    .select({ id: messageId, amount, at: createdAt, author: users })
    .from(messagePurchases)
    .innerJoin(messages, eq(messages.id, messageId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messagePurchases.userId, userId),
        isNull(messages.deletedAt),
        not(arrayContains(messages.deletedFor, [userId])),
        after(cursor, createdAt, messageId, 0),
        shows(backend, messageMedia, eq(messageMedia.messageId, messageId), hash),
      ),
    )
    .orderBy(desc(createdAt), desc(messageId))
    .limit(perPage + 1);
  return rows.map((row): Purchase => ({ ...row, title: null, subject: 'message' }));
}

const idsOf = (purchases: readonly Purchase[], subject: Purchase['subject']) =>
  purchases.filter((one) => one.subject === subject).map(({ id }) => id);

async function present(backend: Backend, userId: number, purchases: readonly Purchase[]) {
  const { db } = backend;
  const receiptOf = await receiptsOf(db, userId, purchases);
  const asSold = await soldVersions(db, userId, idsOf(purchases, 'post'));
  const cards = await knownCards(
    db,
    userId,
    purchases.map(({ author }) => author.id),
    backend.clock(),
  );
  const inPosts: Shown[] = await db
    .select({ id: postMedia.postId, file: files, alt: postMedia.alt })
    .from(postMedia)
    .innerJoin(files, eq(files.hash, postMedia.fileHash))
    .where(inArray(postMedia.postId, idsOf(purchases, 'post')))
    .orderBy(asc(postMedia.position));
  const inMessages: Shown[] = await db
    .select({ id: messageMedia.messageId, file: files, alt: files.alt })
    .from(messageMedia)
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(inArray(messageMedia.messageId, idsOf(purchases, 'message')))
    .orderBy(asc(messageMedia.position));
  const shown = { post: inPosts, message: inMessages };
  return purchases.flatMap(({ subject, id, title, amount, at, author }) => {
    const kept = subject === 'post' ? asSold.get(id) : undefined;
    const purchase: OwnedFile['purchase'] = {
      subject,
      subject_id: id,
      title: kept ? kept.title : title,
      payment_id: receiptOf(subject, id),
      from: cards.of(author),
      price: { amount, currency: allLimits.currency },
      bought_at: at.toISOString(),
    };
    const bought = kept?.media.map((file) => ({ id, file, alt: file.alt })) ?? shown[subject];
    return bought
      .filter((one) => one.id === id)
      .map(({ file, alt }): OwnedFile => {
        const media = presentMedia(backend, file, false, userId);
        return { ...media, alt: alt ?? media.alt, purchase };
      });
  });
}
