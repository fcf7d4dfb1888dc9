import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { threadRequest } from '#src/contract/posts/comment.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { posts } from '../../db/schema/posts.ts';
import { forbidden } from '../../http/failures.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { threadOf } from './rights.ts';

const open = createRoute({
  method: 'patch',
  path: '/api/v1/posts/{id}/comments',
  tags: ['comments'],
  summary: 'Say who may comment on a post of mine',
  middleware: members,
  request: { params: z.object({ id: z.string() }), body: jsonBody(threadRequest) },
  responses: {
    200: jsonAnswer(z.object({ success: z.boolean() }), 'The same again changes nothing.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

/** A thread is opened to other people, or closed, without touching the version of its post. */
export function addOpening(router: Router) {
  router.openapi(open, async (c) => {
    const backend = c.get('backend');
    const { id: viewerId } = currentUser(c);
    const { post } = await threadOf(backend, viewerId, rowIdFrom(c.req.valid('param').id));
    if (post.authorId !== viewerId) throw forbidden();
    const { open_to: commentsOpenTo } = c.req.valid('json');
    // Not a version of the post: a draft of an edit that is under way does not become stale by it.
    await backend.db.update(posts).set({ commentsOpenTo }).where(eq(posts.id, post.id));
    return c.json({ success: true }, 200);
  });
}
