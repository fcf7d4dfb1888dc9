import { and, arrayContains, asc, eq, gt, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { toMoney } from '../config/money.ts';
import { messageMedia, messagePurchases, messages } from '../db/schema/chat.ts';
import { postMedia, postPurchases, posts } from '../db/schema/posts.ts';
import { soldVersions } from '../feed/sold-version.ts';
import type { Copy } from './copy.ts';
import { rising } from './json.ts';

const atOnce = 200;

interface Bought {
  id: number;
  amount: number;
  at: Date;
  authorId: number;
  title: string | null;
  text: string | null;
}

const readPosts =
  ({ backend: { db }, user }: Copy) =>
  (after: number): Promise<Bought[]> =>
    db
      .select({
        id: posts.id,
        amount: postPurchases.amount,
        at: postPurchases.createdAt,
        authorId: posts.authorId,
        title: posts.title,
        text: posts.text,
      })
      .from(postPurchases)
      .innerJoin(posts, eq(posts.id, postPurchases.postId))
      .where(
        and(
          eq(postPurchases.userId, user.id),
          gt(posts.id, after),
          or(eq(posts.status, 'published'), isNotNull(posts.deletedAt)),
        ),
      )
      .orderBy(asc(posts.id))
      .limit(atOnce);

const readMessages =
  ({ backend: { db }, user }: Copy) =>
  async (after: number): Promise<Bought[]> => {
    const rows = await db
      .select({
        id: messages.id,
        amount: messagePurchases.amount,
        at: messagePurchases.createdAt,
        authorId: messages.authorId,
        text: messages.text,
      })
      .from(messagePurchases)
      .innerJoin(messages, eq(messages.id, messagePurchases.messageId))
      .where(
        and(
          eq(messagePurchases.userId, user.id),
          gt(messages.id, after),
          isNull(messages.deletedAt),
          not(arrayContains(messages.deletedFor, [user.id])),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(atOnce);
    return rows.map((row) => ({ ...row, title: null }));
  };

interface Shown {
  id: number;
  hash: string;
}

/** Sold content of posts that say something else now. */
async function soldPosts({ backend: { db }, user }: Copy, rows: readonly Bought[]) {
  const ids = rows.map(({ id }) => id);
  const asSold = await soldVersions(db, user.id, ids);
  const shown: Shown[] = await db
    .select({ id: postMedia.postId, hash: postMedia.fileHash })
    .from(postMedia)
    .where(inArray(postMedia.postId, ids))
    .orderBy(asc(postMedia.position));
  const kept = [...asSold].flatMap(([id, { media }]) => media.map(({ hash }) => ({ id, hash })));
  return {
    rows: rows.map((row) => {
      const { title, text } = asSold.get(row.id) ?? row;
      return { ...row, title, text };
    }),
    shown: [...shown.filter(({ id }) => !asSold.has(id)), ...kept],
  };
}

async function soldMessages({ backend: { db } }: Copy, rows: readonly Bought[]) {
  const shown: Shown[] = await db
    .select({ id: messageMedia.messageId, hash: messageMedia.fileHash })
    .from(messageMedia)
    .where(
      inArray(
        messageMedia.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageMedia.position));
  return { rows, shown };
}

const kinds = [
  { subject: 'post', read: readPosts, sold: soldPosts },
  { subject: 'message', read: readMessages, sold: soldMessages },
] as const;

/** Purchases of the member, as they were sold, whatever became of them. */
export async function* purchasesOf(copy: Copy) {
  for (const { subject, read, sold } of kinds)
    for await (const found of rising(atOnce, ({ id }: Bought) => id, read(copy))) {
      const { rows, shown } = await sold(copy, found);
      const placeOf = await copy.include(shown.map(({ hash }) => hash));
      const person = await copy.people(rows.map(({ authorId }) => authorId));
      for (const { id, amount, at, authorId, title, text } of rows)
        yield {
          subject,
          id,
          from: person(authorId),
          price: toMoney(amount),
          bought_at: at,
          title,
          text,
          media: shown.filter((one) => one.id === id).map(({ hash }) => placeOf(hash)),
        };
    }
}
