import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  complaintAnswer,
  complaintRequest,
  complaintsAnswer,
} from '#src/contract/people/complaint.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { throttle } from '../../http/throttle.ts';
import { members } from '../../auth/access/members.ts';
import { otherSide } from '../../chat/other-side.ts';
import type { Router } from '../../context.ts';
import { findPost } from '../../posts/feed/find-post.ts';
import { invalid } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { complain } from './complain.ts';
import { ownComplaints } from './own.ts';

const tags = ['complaints'];
const middleware = [...members, throttle('complaint', 5)];
const responses = {
  200: jsonAnswer(complaintAnswer, 'Kept; the same words twice in a day are kept once.'),
  ...refusals(401, 403, 404, 419, 422, 429),
};

const aboutPerson = createRoute({
  method: 'post',
  path: '/api/v1/chat/{userId}/complaint',
  tags,
  summary: 'Report a person to the moderators',
  middleware,
  request: { params: z.object({ userId: z.string() }), body: jsonBody(complaintRequest) },
  responses,
});

const aboutPost = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/complaint',
  tags,
  summary: 'Report a post to the moderators',
  middleware,
  request: { params: z.object({ id: z.string() }), body: jsonBody(complaintRequest) },
  responses,
});

const own = createRoute({
  method: 'get',
  path: '/api/v1/complaints',
  tags,
  summary: 'My reports, latest first',
  middleware: members,
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: {
    200: jsonAnswer(complaintsAnswer, 'Twenty a page; an unreadable cursor is the first.'),
    ...refusals(401, 403, 422),
  },
});

/** Reports, each with a receipt. */
export function complaintRoutes(): Router {
  const router = newRouter();
  router.openapi(aboutPerson, async (c) => {
    const { ownerId, withUserId } = await otherSide(c, c.req.valid('param').userId, 0);
    const about = { subject: 'chat' as const, subjectId: null };
    const people = { byUserId: ownerId, toUserId: withUserId };
    const answer = await complain(c.get('backend'), {
      ...c.req.valid('json'),
      ...people,
      ...about,
    });
    return c.json(answer, 200);
  });

  router.openapi(aboutPost, async (c) => {
    const backend = c.get('backend');
    const { id: byUserId } = currentUser(c);
    const post = await findPost(backend, byUserId, rowIdFrom(c.req.valid('param').id));
    if (post.authorId === byUserId) throw invalid({ id: ['You cannot report your own post.'] });
    const about = { subject: 'post' as const, subjectId: post.id };
    const people = { byUserId, toUserId: post.authorId };
    const answer = await complain(backend, { ...c.req.valid('json'), ...people, ...about });
    return c.json(answer, 200);
  });

  router.openapi(own, async (c) => {
    const { id } = currentUser(c);
    const { data, next } = await ownComplaints(c.get('backend'), id, c.req.valid('query').cursor);
    return c.json({ data, meta: { next_cursor: next } }, 200);
  });
  return router;
}
