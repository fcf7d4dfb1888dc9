import { createHmac } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { referralInviterAnswer, referralVisitRequest } from '#src/contract/auth/social.ts';
import { deriveSecret } from '../../../app-key.ts';
import { throttle } from '../../../http/throttle.ts';
import type { Env, Router } from '../../../context.ts';
import { referralVisits } from '../../../db/schema/social.ts';
import { newRouter } from '../../../http/router.ts';
import { jsonAnswer, jsonBody, refusals } from '../../../openapi/answers.ts';
import { presentCard } from '../../../people/card.presenter.ts';
import { putInSession } from '../../../auth/session/session.ts';
import { findLink } from './credit.ts';

const visit = createRoute({
  method: 'post',
  path: '/api/v1/referrals/visit',
  tags: ['referrals'],
  summary: 'Somebody came by an invitation; the answer is the same for any code',
  middleware: [throttle('referral', 30)],
  request: { body: jsonBody(referralVisitRequest) },
  responses: {
    204: { description: 'Noted, if there is such a link.' },
    ...refusals(419, 422, 429),
  },
});

const inviter = createRoute({
  method: 'get',
  path: '/api/v1/referrals/inviter/{code}',
  tags: ['referrals'],
  summary: 'Who invites by this code',
  middleware: [throttle('referral', 30)],
  request: { params: z.object({ code: z.string().max(64) }) },
  responses: {
    200: jsonAnswer(referralInviterAnswer, 'The inviter, or null for an unknown code.'),
    ...refusals(422, 429),
  },
});

/** Identifies nobody: the same address and browser get a new hash each day. */
function visitorMark(c: Context<Env>): string {
  const { settings, clock } = c.get('backend');
  const day = clock().toISOString().slice(0, 10);
  return createHmac('sha256', deriveSecret(settings.appKey, 'referral-visitor'))
    .update(`${day}|${c.get('ip')}|${c.req.header('user-agent') ?? ''}`)
    .digest('base64url');
}

/** Visits by invitation links. */
export function referralRoutes(): Router {
  const router = newRouter();
  router.openapi(visit, async (c) => {
    const { db, clock } = c.get('backend');
    const { code } = c.req.valid('json');
    const found = await findLink(db, code);
    if (found) {
      await db
        .insert(referralVisits)
        .values({ linkId: found.link.id, visitor: visitorMark(c), createdAt: clock() })
        .onConflictDoNothing();
      if (c.get('session')) putInSession(c, { referral: found.link.code });
    }
    return c.body(null, 204);
  });

  router.openapi(inviter, async (c) => {
    const { db, clock } = c.get('backend');
    const found = await findLink(db, c.req.valid('param').code);
    return c.json({ data: found ? presentCard(found.inviter, clock()) : null }, 200);
  });
  return router;
}
