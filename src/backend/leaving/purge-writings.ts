import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { settleSide } from '../chat/newest.ts';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { chats, messageMedia, messagePurchases, messages } from '../db/schema/chat.ts';
import { comments } from '../db/schema/comments.ts';
import { massMessages, massRecipients } from '../db/schema/mass.ts';
import { likes, postHides, postPurchases, posts } from '../db/schema/posts.ts';

const one = { one: sql`1` };

/** Posts, drafts and plans; what somebody bought stays with them. */
export async function purgePosts({ db }: Backend, authorId: number): Promise<number> {
  const sale = db.select(one).from(postPurchases).where(eq(postPurchases.postId, posts.id));
  const gone = await db
    .delete(posts)
    .where(and(eq(posts.authorId, authorId), notExists(sale)))
    .returning({ id: posts.id });
  return gone.length;
}

/** Takes so many off a count of each post, in the transaction that removed what was counted. */
async function lower(
  tx: Tx,
  column: typeof posts.likesCount | typeof posts.commentsCount,
  postIds: readonly number[],
): Promise<void> {
  const times = new Map<number, number>();
  for (const id of postIds) times.set(id, (times.get(id) ?? 0) + 1);
  const name = column === posts.likesCount ? 'likesCount' : 'commentsCount';
  for (const [id, count] of [...times].toSorted(([a], [b]) => a - b))
    await tx
      .update(posts)
      .set({ [name]: sql`greatest(0, ${column} - ${count}::integer)` })
      .where(eq(posts.id, id));
}

/** Comments, likes and hidden posts, with what they count for. */
export const purgeReactions = ({ db }: Backend, userId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const said = await tx
      .delete(comments)
      .where(eq(comments.userId, userId))
      .returning({ postId: comments.postId });
    const liked = await tx
      .delete(likes)
      .where(eq(likes.userId, userId))
      .returning({ postId: likes.postId });
    await lower(
      tx,
      posts.commentsCount,
      said.map(({ postId }) => postId),
    );
    await lower(
      tx,
      posts.likesCount,
      liked.map(({ postId }) => postId),
    );
    await tx.delete(postHides).where(eq(postHides.userId, userId));
    return said.length;
  });

/**
 * Removes their messages: others keep what they bought, and of the rest a mark without words, by
 * which their devices take it away. Messages that others wrote to them stay with those.
 */
export const purgeMessages = ({ db, clock }: Backend, userId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock();
    await tx.delete(massMessages).where(eq(massMessages.authorId, userId));
    await tx.delete(massRecipients).where(eq(massRecipients.userId, userId));
    await tx.delete(messages).where(and(eq(messages.chatType, 1), eq(messages.toUserId, userId)));
    const sale = tx
      .select(one)
      .from(messagePurchases)
      .where(eq(messagePurchases.messageId, messages.id));
    const gone = await tx
      .update(messages)
      .set({ text: null, clientKey: null, deletedAt: now, updatedAt: now })
      .where(
        and(
          eq(messages.authorId, userId),
          notExists(sale),
          or(isNull(messages.deletedAt), isNotNull(messages.text)),
        ),
      )
      .returning({ id: messages.id });
    const emptied = tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.authorId, userId), isNotNull(messages.deletedAt)));
    await tx.delete(messageMedia).where(inArray(messageMedia.messageId, emptied));
    await settleOthers(tx, userId);
    return gone.length;
  });

/** The chats of the others show what is left of them; the member's own go. */
async function settleOthers(tx: Tx, userId: number): Promise<void> {
  await tx.delete(chats).where(eq(chats.ownerId, userId));
  const sides = await tx
    .select()
    .from(chats)
    .where(eq(chats.withUserId, userId))
    .orderBy(chats.ownerId);
  for (const { ownerId, withUserId, chatType } of sides)
    await settleSide(tx, { ownerId, withUserId, chatType }, 0);
  // Only what was bought is left of theirs, and that was read.
  await tx.update(chats).set({ unreadCount: 0 }).where(eq(chats.withUserId, userId));
}
