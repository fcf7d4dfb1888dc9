import { and, desc, eq, gt } from 'drizzle-orm';
import type { PostEffects } from '#src/contract/posts/post-write.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { postPurchases, posts, type PostRow } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { notFound, Refusal } from '../http/failures.ts';
import { knownCards } from '../people/known-card.ts';
import { lockOwn } from './own.ts';

/** Milliseconds for which a deleted post may be taken back. */
export const restorableFor = 3_600_000;
const buyersShown = 10;

/** Counts what deleting this post would affect, with the latest buyers. */
export async function effectsOf(db: Queryable, post: PostRow, now: Date): Promise<PostEffects> {
  const ofPost = eq(postPurchases.postId, post.id);
  const rows = await db
    .select({ user: users })
    .from(postPurchases)
    .innerJoin(users, eq(users.id, postPurchases.userId))
    .where(ofPost)
    .orderBy(desc(postPurchases.createdAt), users.id)
    .limit(buyersShown);
  const cards = await knownCards(
    db,
    post.authorId,
    rows.map(({ user }) => user.id),
    now,
  );
  return {
    purchases: await db.$count(postPurchases, ofPost),
    comments: post.commentsCount,
    likes: post.likesCount,
    refunds: 0,
    buyers: rows.map(({ user }) => cards.of(user)),
  };
}

/**
 * Deletes one's own post. 409 `has_purchases` with the effects unless the number of buyers that was
 * accepted is the number there is: they keep it. It can be taken back for an hour. With `onlyDraft` what
 * was published meanwhile stays.
 */
export async function deletePost(
  { db, clock }: Backend,
  authorId: number,
  id: number,
  { accepted, onlyDraft }: { accepted: number; onlyDraft: boolean },
): Promise<void> {
  const now = clock();
  const effects = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, authorId, id);
    if (onlyDraft && row.status !== 'draft') throw notFound();
    const found = await effectsOf(tx, row, now);
    if (found.purchases > 0 && found.purchases !== accepted) return found;
    await tx.update(posts).set({ deletedAt: now }).where(eq(posts.id, id));
    return null;
  });
  if (!effects) return;
  const message = 'Some people bought this post: they keep it.';
  throw new Refusal(409, { message, code: 'has_purchases', effects });
}

/** Takes a deletion back; once more changes nothing. 404 when the time for it is over. */
export async function restorePost(
  { db, clock }: Backend,
  authorId: number,
  id: number,
): Promise<PostRow> {
  const since = new Date(clock().getTime() - restorableFor);
  const own = and(eq(posts.id, id), eq(posts.authorId, authorId));
  const [row] = await db
    .update(posts)
    .set({ deletedAt: null })
    .where(and(own, gt(posts.deletedAt, since)))
    .returning();
  if (row) return row;
  return db.transaction((tx) => lockOwn(tx, authorId, id));
}

export const ownPost = async (db: Queryable, authorId: number, id: number): Promise<PostRow> => {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.authorId, authorId)));
  if (!row || row.deletedAt !== null) throw notFound();
  return row;
};
