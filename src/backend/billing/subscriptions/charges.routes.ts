import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#src/contract/lib/errors.ts';
import {
  chargeRetryAnswer,
  chargeRetryRequest,
  chargesAnswer,
} from '#src/contract/billing/charges.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { paymentConflict } from '#src/contract/billing/billing.ts';
import { chargesOf } from './charges.ts';
import { renewNow } from './renew-now.ts';

const tags = ['billing'];

const list = createRoute({
  method: 'get',
  path: '/api/v1/billing/charges',
  tags,
  summary: 'What I will be charged and when',
  middleware: members,
  responses: { 200: jsonAnswer(chargesAnswer, 'Nearest first.'), ...refusals(401, 403) },
});

const retry = createRoute({
  method: 'post',
  path: '/api/v1/billing/charges/{id}/retry',
  tags,
  summary: 'Try the refused renewal of my subscription to that creator again',
  middleware: [...members, throttle('renew-now', 20)],
  request: { params: z.object({ id: z.string() }), body: jsonBody(chargeRetryRequest) },
  responses: {
    200: jsonAnswer(chargeRetryAnswer, 'What came of it, and how all stand now.'),
    ...refusals(401, 403, 404, 419, 422, 429),
    ...({
      409: jsonAnswer(paymentConflict, 'Nothing was refused.'),
      503: jsonAnswer(apiError, 'The payment provider cannot be reached.'),
    } as object),
  },
});

/** Renewals to come, and those that failed. Stopping and restarting them is people's. */
export function addCharges(router: Router) {
  router.openapi(list, async (c) => {
    const data = await chargesOf(c.get('backend'), currentUser(c).id);
    return c.json({ data }, 200);
  });

  router.openapi(retry, async (c) => {
    const backend = c.get('backend');
    const { id: memberId } = currentUser(c);
    const creatorId = rowIdFrom(c.req.valid('param').id);
    const { card_id: cardId } = c.req.valid('json');
    const { status } = await renewNow(backend, { memberId, creatorId, cardId });
    return c.json({ status, data: await chargesOf(backend, memberId) }, 200);
  });
}
