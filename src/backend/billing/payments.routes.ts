import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import {
  messagePaid,
  messagePurchaseRequest,
  postPaid,
  postPurchaseRequest,
  tipPaid,
  tipRequest,
} from '#src/contract/billing/billing.ts';
import { currentUser } from '../auth/middleware.ts';
import { throttle } from '../http/throttle.ts';
import { findMessage } from '../chat/conversation.ts';
import { membersOnce } from '../auth/members.ts';
import { presentMessages } from '../chat/message.presenter.ts';
import { otherSide } from '../chat/other-side.ts';
import type { Env, Router } from '../context.ts';
import { findPost } from '../feed/find-post.ts';
import { presentPosts } from '../feed/post.presenter.ts';
import { notFound } from '../http/failures.ts';
import { routeOf } from '../auth/idempotent.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { jsonAnswer, jsonBody } from '../openapi/answers.ts';
import { outcomeOf, pendingAnswer, paymentRefusals } from './answers.ts';
import type { Intent } from './begin.ts';
import { pay } from './pay.ts';
import { messagePurchase, postPurchase, tipPurchase } from './purchase-drafts.ts';

const tags = ['billing'];
/** Guards for routes that pay: members only, limited in rate, each intent once. */
export const paying: MiddlewareHandler<Env>[] = [...membersOnce, throttle('pay', 120)];
const params = z.object({ id: z.string() });

/** The payer and the key of the call; `membersOnce` has seen to it that there is one. */
export const intentOf = (c: Context<Env>): Intent => ({
  payerId: currentUser(c).id,
  key: c.req.header('idempotency-key')?.trim() ?? '',
  route: routeOf(c),
});

const buyPost = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/purchase',
  tags,
  summary: 'Buy a post',
  middleware: paying,
  request: { params, body: jsonBody(postPurchaseRequest) },
  responses: {
    201: jsonAnswer(postPaid, 'Paid; `post` is open.'),
    202: pendingAnswer,
    ...paymentRefusals,
  },
});

const buyMessage = createRoute({
  method: 'post',
  path: '/api/v1/messages/{id}/purchase',
  tags,
  summary: 'Buy a message',
  middleware: paying,
  request: { params, body: jsonBody(messagePurchaseRequest) },
  responses: {
    201: jsonAnswer(messagePaid, 'Paid; `message` is open.'),
    202: pendingAnswer,
    ...paymentRefusals,
  },
});

const giveTip = createRoute({
  method: 'post',
  path: '/api/v1/tips',
  tags,
  summary: 'Tip a creator',
  middleware: paying,
  request: { body: jsonBody(tipRequest) },
  responses: { 201: jsonAnswer(tipPaid, 'Paid.'), 202: pendingAnswer, ...paymentRefusals },
});

/** Everything that is paid at once. */
export function addPayments(router: Router) {
  router.openapi(buyPost, async (c) => {
    const backend = c.get('backend');
    const { id: payerId } = currentUser(c);
    const post = await findPost(backend, payerId, rowIdFrom(c.req.valid('param').id));
    const draft = postPurchase(payerId, post, c.req.valid('json'));
    const outcome = await outcomeOf(c, await pay(backend, intentOf(c), draft, c.get('socketId')));
    if (outcome.status === 'pending') return c.json(outcome.body, 202);
    const [open] = await presentPosts(backend, payerId, [post]);
    if (!open) throw notFound();
    return c.json({ ...outcome, post: open }, 201);
  });

  router.openapi(buyMessage, async (c) => {
    const backend = c.get('backend');
    const { id: payerId } = currentUser(c);
    const body = c.req.valid('json');
    const side = await otherSide(c, body.withUserId, 0);
    const row = await findMessage(backend.db, side, rowIdFrom(c.req.valid('param').id));
    if (!row) throw notFound();
    const draft = messagePurchase(payerId, row, body);
    const outcome = await outcomeOf(c, await pay(backend, intentOf(c), draft, c.get('socketId')));
    if (outcome.status === 'pending') return c.json(outcome.body, 202);
    const sold = (await findMessage(backend.db, side, row.id)) ?? row;
    const [message] = await presentMessages(backend, payerId, [sold]);
    if (!message) throw notFound();
    return c.json({ ...outcome, message }, 201);
  });

  router.openapi(giveTip, async (c) => {
    const backend = c.get('backend');
    const draft = tipPurchase(currentUser(c).id, c.req.valid('json'));
    const outcome = await outcomeOf(c, await pay(backend, intentOf(c), draft, c.get('socketId')));
    if (outcome.status === 'pending') return c.json(outcome.body, 202);
    return c.json(outcome, 201);
  });
}
