import type { Backend } from '../../context.ts';
import type { PostRow } from '../../db/schema/posts.ts';
import { findPost } from '../feed/find-post.ts';
import { accessOf } from '../feed/viewer.ts';
import { notFound } from '../../http/failures.ts';

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
  const access = await accessOf(backend.db, viewerId, post, backend.clock());
  if (access.isLocked) throw notFound();
  return { post, canComment: access.mayComment };
}
