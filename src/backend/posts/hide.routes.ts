import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { currentUser } from '../auth/access/middleware.ts';
import { members } from '../auth/access/members.ts';
import type { Router } from '../context.ts';
import { postHides } from '../db/schema/posts.ts';
import { findPost } from './feed/find-post.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { params, tags } from './writes.routes.ts';

const hideOf = (method: 'post' | 'delete', summary: string) =>
  createRoute({
    method,
    path: '/api/v1/posts/{id}/hide',
    tags,
    summary,
    middleware: [...members, throttle('post-hide', 120)],
    request: { params },
    responses: {
      200: jsonAnswer(z.object({ success: z.boolean() }), 'The same again changes nothing.'),
      ...refusals(401, 403, 404, 419, 429),
    },
  });

/** Posts that a member wants to see no more: lists leave them out, their own address shows them. */
export function addHides(router: Router) {
  router.openapi(hideOf('post', 'Hide a post from my lists'), async (c) => {
    const backend = c.get('backend');
    const { id: userId } = currentUser(c);
    const { id: postId } = await findPost(backend, userId, rowIdFrom(c.req.valid('param').id));
    await backend.db
      .insert(postHides)
      .values({ userId, postId, createdAt: backend.clock() })
      .onConflictDoNothing();
    return c.json({ success: true }, 200);
  });

  router.openapi(hideOf('delete', 'Show a hidden post again'), async (c) => {
    const postId = rowIdFrom(c.req.valid('param').id);
    const own = and(eq(postHides.userId, currentUser(c).id), eq(postHides.postId, postId));
    await c.get('backend').db.delete(postHides).where(own);
    return c.json({ success: true }, 200);
  });
}
