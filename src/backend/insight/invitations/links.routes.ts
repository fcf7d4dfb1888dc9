import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  referralLinkAnswer,
  referralLinkRequest,
  referralLinksAnswer,
  referralStatisticsAnswer,
} from '#src/contract/insight/referral.ts';
import { members, membersOnce } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { pageOfInvited, summaryOf, terms } from './statistics.ts';
import { createLink, listLinks, maxLinks, revokeLink } from './links.ts';

const tags = ['referrals'];

const list = createRoute({
  method: 'get',
  path: '/api/v1/referrals/links',
  tags,
  summary: 'My invitation links that work, latest first',
  middleware: members,
  responses: {
    200: jsonAnswer(referralLinksAnswer, 'With what came of each.'),
    ...refusals(401, 403),
  },
});

const create = createRoute({
  method: 'post',
  path: '/api/v1/referrals/links',
  tags,
  summary: 'Make an invitation link',
  middleware: [...membersOnce, throttle('referral-link', 30)],
  request: { body: jsonBody(referralLinkRequest) },
  responses: {
    201: jsonAnswer(referralLinkAnswer, 'Made; the same key again is the same link.'),
    ...refusals(400, 401, 403, 409, 419, 422, 429),
  },
});

const revoke = createRoute({
  method: 'delete',
  path: '/api/v1/referrals/links/{id}',
  tags,
  summary: 'Stop an invitation link',
  middleware: members,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    204: { description: 'Nobody comes by it any more.' },
    ...refusals(401, 403, 404, 419),
  },
});

const perPage = 20;
const statistics = createRoute({
  method: 'get',
  path: '/api/v1/referrals/statistics',
  tags,
  summary: 'Who came by my invitation links, latest first, and what I earned by them',
  middleware: members,
  request: { query: z.object({ cursor: z.string().max(500).optional() }) },
  responses: {
    200: jsonAnswer(referralStatisticsAnswer, 'A page, and the totals of all pages.'),
    ...refusals(401, 403, 422),
  },
});

/** A member's own invitation links, and what came of them. */
export function invitationRoutes(): Router {
  const router = newRouter();
  router.openapi(list, async (c) => {
    const data = await listLinks(c.get('backend'), currentUser(c).id);
    return c.json({ data, meta: { max: maxLinks, terms } }, 200);
  });

  router.openapi(create, async (c) => {
    const { label } = c.req.valid('json');
    const data = await createLink(c.get('backend'), currentUser(c), label?.trim() || null);
    return c.json({ data }, 201);
  });

  router.openapi(revoke, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    await revokeLink(c.get('backend'), currentUser(c).id, id);
    return c.body(null, 204);
  });
  router.openapi(statistics, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const { cursor } = c.req.valid('query');
    const { people, next } = await pageOfInvited(backend, id, { cursor, perPage });
    const { links, meta } = pageFrame(c, { next, previous: null }, perPage);
    const summary = await summaryOf(backend, id);
    return c.json({ data: people, links, meta: { ...meta, ...summary } }, 200);
  });
  return router;
}
