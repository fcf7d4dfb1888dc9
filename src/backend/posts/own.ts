import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Post } from '#src/contract/posts/post.ts';
import type { Backend } from '../context.ts';
import type { Queryable, Tx } from '../db/db.ts';
import { payments } from '../db/schema/billing.ts';
import { postPurchases, posts, type PostRow } from '../db/schema/posts.ts';
import { presentPosts } from '../feed/post.presenter.ts';
import { notFound, Refusal } from '../http/failures.ts';
import { rightEnded } from '../rights/ended.ts';

/** One of the author's own posts, held until the transaction ends; 404 for any other. */
export async function lockOwn(tx: Tx, authorId: number, id: number): Promise<PostRow> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.authorId, authorId), isNull(posts.deletedAt)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Result of a transaction on a post; the refusals are presented once it is over. */
export type Outcome =
  /** `isNarrowed`: who could read it perhaps may not any more. */
  | { kind: 'done'; row: PostRow; isPublished?: boolean; isNarrowed?: boolean }
  | { kind: 'stale'; row: PostRow };

/** Later than every version before, so that no two versions share a moment. */
export const nextVersion = ({ updatedAt }: PostRow, now: Date) =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

/** True if the caller saw this version, or names none. */
export const isCurrent = ({ updatedAt }: PostRow, seen: string | null | undefined) =>
  !seen || new Date(seen).getTime() === updatedAt.getTime();

export async function present(backend: Backend, row: PostRow): Promise<Post> {
  const [data] = await presentPosts(backend, row.authorId, [row]);
  if (!data) throw notFound();
  return data;
}

/** The post, or 409 `stale` with the post as it is now. */
export async function presentOutcome(backend: Backend, { kind, row }: Outcome): Promise<Post> {
  const data = await present(backend, row);
  if (kind === 'done') return data;
  const message = 'This post was changed on another device.';
  throw new Refusal(409, { message, code: 'stale', data });
}

/** True if somebody paid for this post, or is paying now: it costs what it cost. */
export async function isSold(db: Queryable, postId: number): Promise<boolean> {
  if ((await db.$count(postPurchases, eq(postPurchases.postId, postId))) > 0) return true;
  const open = and(
    eq(payments.type, 'post'),
    eq(payments.subjectId, postId),
    inArray(payments.status, ['pending', 'requires_action']),
  );
  return (await db.$count(payments, open)) > 0;
}

const readersOf = ({ isPaid, isFreeForSubscribers, visibility }: Readers) =>
  JSON.stringify([isPaid, isFreeForSubscribers, visibility]);
type Readers = Pick<PostRow, 'isPaid' | 'isFreeForSubscribers' | 'visibility'>;

/** True if other people may read it now than before. */
export const isForOthers = (before: Readers, after: Readers) =>
  readersOf(before) !== readersOf(after);

/** Closes a published post to those who may not read it any more. */
export const closeIfNarrowed = async (backend: Backend, outcome: Outcome): Promise<void> =>
  outcome.kind === 'done' && outcome.isNarrowed
    ? rightEnded(backend, { of: 'post', postId: outcome.row.id })
    : undefined;
