import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { PostRow } from '../db/schema/posts.ts';
import { findPost } from '../feed/find-post.ts';
import { presentPosts } from '../feed/post.presenter.ts';
import { notFound } from '../http/failures.ts';
import { relationsWith } from '../people/relations.ts';

interface Thread {
  post: PostRow;
  canComment: boolean;
}

/**
 * The thread of a post that the viewer may read; 404 where the post is unknown to them or locked.
 * Guests read, and write nothing. Who is restricted by the post's author writes nothing either.
 */
export async function threadOf(
  backend: Backend,
  viewerId: number | null,
  postId: number,
): Promise<Thread> {
  const post = await findPost(backend, viewerId, postId);
  const [seen] = await presentPosts(backend, viewerId, [post]);
  if (!seen || seen.is_locked) throw notFound();
  const canComment = await mayComment(backend, backend.db, viewerId, post);
  return { post, canComment };
}

/** Whether the thread is open to somebody who may read the post. */
export async function mayComment(
  { clock }: Backend,
  db: Queryable,
  viewerId: number | null,
  post: PostRow,
): Promise<boolean> {
  if (viewerId === null || post.status !== 'published') return false;
  const relationOf = await relationsWith(db, viewerId, [post.authorId], clock());
  const { iSubscribe, bansMe } = relationOf(post.authorId);
  const isMember = post.authorId === viewerId || iSubscribe;
  const isOpen =
    post.commentsOpenTo === 'readers' || (post.commentsOpenTo === 'subscribers' && isMember);
  return isOpen && bansMe === null;
}
