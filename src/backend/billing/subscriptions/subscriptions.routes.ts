import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { subscriptionPaid } from '#src/contract/billing/billing.ts';
import {
  plansAnswer,
  subscriptionAnswer,
  subscriptionRequest,
} from '#src/contract/people/subscription.ts';
import { findByUsername } from '../../auth/members/former-usernames.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { members } from '../../auth/access/members.ts';
import type { Backend, Router } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { isBlockedBy } from '../../people/relations.ts';
import { outcomeOf, pendingAnswer, paymentRefusals } from '../payments/payment-response.ts';
import { pay } from '../payments/pay.ts';
import { intentOf, paying } from '../payments/payments.routes.ts';
import { plansOf } from '../payments/plans.ts';
import { readSubscription } from './subscription.presenter.ts';
import { subscriptionPurchase } from '../payments/purchase-drafts.ts';

const tags = ['billing'];
const params = z.object({ username: z.string() });

const plans = createRoute({
  method: 'get',
  path: '/api/v1/profiles/{username}/plans',
  tags,
  summary: 'How one may subscribe to a creator; also for guests',
  request: { params },
  responses: { 200: jsonAnswer(plansAnswer, 'Shortest first.'), ...refusals(404) },
});

const subscribe = createRoute({
  method: 'post',
  path: '/api/v1/subscriptions',
  tags,
  summary: 'Subscribe to a creator for some months',
  middleware: paying,
  request: { body: jsonBody(subscriptionRequest) },
  responses: {
    201: jsonAnswer(subscriptionPaid, 'Paid; `entry` runs from now.'),
    202: pendingAnswer,
    ...paymentRefusals,
  },
});

const mine = createRoute({
  method: 'get',
  path: '/api/v1/subscriptions/{username}',
  tags,
  summary: 'My subscription to a creator, running or expired',
  middleware: members,
  request: { params },
  responses: {
    200: jsonAnswer(subscriptionAnswer, '`data` is null while there never was one.'),
    ...refusals(401, 403, 404),
  },
});

/** Plans, subscribing, and one's own subscription. Renewing on and off is people's. */
export function addSubscriptions(router: Router) {
  router.openapi(plans, async (c) => {
    const backend = c.get('backend');
    const viewerId = c.get('user')?.id;
    const creator = await findMember(backend, viewerId, c.req.valid('param').username);
    const of = { viewerId, now: backend.clock() };
    return c.json({ data: await plansOf(backend.db, creator, of) }, 200);
  });

  router.openapi(subscribe, async (c) => {
    const backend = c.get('backend');
    const { id: payerId } = currentUser(c);
    const body = c.req.valid('json');
    const draft = subscriptionPurchase(backend, payerId, body);
    const outcome = await outcomeOf(c, await pay(backend, intentOf(c), draft, c.get('socketId')));
    if (outcome.status === 'pending') return c.json(outcome.body, 202);
    const entry = await readSubscription(backend, payerId, body.to_user_id);
    if (!entry) throw notFound();
    return c.json({ ...outcome, entry }, 201);
  });

  router.openapi(mine, async (c) => {
    const backend = c.get('backend');
    const viewer = currentUser(c);
    const creator = await findMember(backend, viewer.id, c.req.valid('param').username);
    return c.json({ data: await readSubscription(backend, viewer.id, creator.id) }, 200);
  });
}

/** 404 for an unknown or deleted user, and for one who blocked the viewer. */
async function findMember(
  backend: Backend,
  viewerId: number | undefined,
  username: string,
): Promise<UserRow> {
  const found = await findByUsername(backend, username);
  if (!found || found.isDeleted || (await isBlockedBy(backend.db, viewerId ?? null, found.id)))
    throw notFound();
  return found;
}
