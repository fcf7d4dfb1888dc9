import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  payoutAnswer,
  payoutMethodAnswer,
  payoutMethodRequest,
  payoutRequest,
  payoutsAnswer,
  type Payout,
} from '#src/contract/billing/payouts.ts';
import { successAnswer } from '#src/contract/chat/chat.ts';
import { sendWarning } from '../../auth/access/mails.ts';
import { members, membersOnce } from '../../auth/access/members.ts';
import { confirmPassword, currentUser, requireIdentity } from '../../auth/access/middleware.ts';
import { allLimits } from '../../config/limits.ts';
import { toMoney } from '../../lib/money.ts';
import type { Router } from '../../context.ts';
import type { PayoutRow } from '../../db/schema/billing.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { cancelPayout, listPayouts, readMethod, requestPayout, writeMethod } from './payouts.ts';

const tags = ['billing'];
const perPage = 20;
const maxId = 2_147_483_647;

const methodPath = '/api/v1/billing/payout_method';
const path = '/api/v1/billing/payouts';

const method = createRoute({
  method: 'get',
  path: methodPath,
  tags,
  summary: 'Where my earnings go, masked',
  middleware: [...members, requireIdentity],
  responses: {
    200: jsonAnswer(payoutMethodAnswer, 'Never the number; null where none is kept.'),
    ...refusals(401, 403),
  },
});

const changeMethod = createRoute({
  method: 'put',
  path: methodPath,
  tags,
  summary: 'Keep another account for my earnings',
  middleware: [...members, requireIdentity, throttle('payout-method', 20), confirmPassword],
  request: { body: jsonBody(payoutMethodRequest) },
  responses: {
    200: jsonAnswer(payoutMethodAnswer, 'Kept by the provider; here only its last digits.'),
    ...refusals(401, 403, 419, 422, 423, 429),
  },
});

const list = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'My payouts, latest first',
  middleware: members,
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: {
    200: jsonAnswer(payoutsAnswer, 'Twenty a page; an unreadable cursor is the first.'),
    ...refusals(401, 403, 422),
  },
});

const request = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Pay out what is available',
  middleware: [...membersOnce, requireIdentity, throttle('payouts', 20), confirmPassword],
  request: { body: jsonBody(payoutRequest) },
  responses: {
    201: jsonAnswer(payoutAnswer, 'Set aside; sent when it may no longer be cancelled.'),
    ...refusals(400, 401, 403, 409, 419, 422, 423, 429),
  },
});

const cancel = createRoute({
  method: 'post',
  path: `${path}/{id}/cancel`,
  tags,
  summary: 'Take a payout back that has not been sent',
  middleware: members,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonAnswer(successAnswer, 'The money is available again.'),
    ...refusals(401, 403, 404, 409, 419),
  },
});

const present = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: toMoney(row.amount),
  status: row.status,
  reason: row.reason,
  country: row.accountCountry,
  last4: row.accountLast4,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  cancel_until: row.status === 'requested' ? row.sendsAt.toISOString() : null,
});

/** A member's account for their earnings, and what was sent there. */
export function addPayouts(router: Router) {
  router.openapi(method, async (c) =>
    c.json({ data: await readMethod(c.get('backend'), currentUser(c).id) }, 200),
  );

  router.openapi(changeMethod, async (c) => {
    const user = currentUser(c);
    const data = await writeMethod(c.get('backend'), user.id, c.req.valid('json'));
    await sendWarning(c, user, 'payout-method-changed');
    return c.json({ data }, 200);
  });

  router.openapi(list, async (c) => {
    const cursor = decodeCursor('id', c.req.valid('query').cursor);
    const before = cursor && Math.abs(cursor.id) <= maxId ? cursor.id : null;
    const asked = { before, count: perPage + 1 };
    const found = await listPayouts(c.get('backend'), currentUser(c).id, asked);
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1)?.id : undefined;
    const next =
      last === undefined ? null : encodeCursor('id', { key: last, id: last, pointsToNext: true });
    const meta = { next_cursor: next, min: toMoney(allLimits.payout_min) };
    return c.json({ data: rows.map(present), meta }, 200);
  });

  router.openapi(request, async (c) => {
    const intentKey = c.req.header('idempotency-key') ?? '';
    const asked = { ...c.req.valid('json'), intentKey: intentKey.trim() };
    const { row, isNew } = await requestPayout(c.get('backend'), currentUser(c).id, asked);
    if (isNew) await sendWarning(c, currentUser(c), 'payout-requested');
    return c.json({ data: present(row) }, 201);
  });

  router.openapi(cancel, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const user = currentUser(c);
    if (await cancelPayout(c.get('backend'), user.id, id))
      await sendWarning(c, user, 'payout-cancelled');
    return c.json({ success: true }, 200);
  });
}
