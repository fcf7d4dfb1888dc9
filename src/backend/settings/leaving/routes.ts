import { createRoute } from '@hono/zod-openapi';
import {
  deleteAccountAnswer,
  deleteAccountRequest,
  leavingAnswer,
  reactivateAnswer,
} from '#src/contract/settings/leaving.ts';
import { members } from '../../auth/access/members.ts';
import { confirmPassword, currentUser, requireUser } from '../../auth/access/middleware.ts';
import { presentUser } from '../../auth/members/user.presenter.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { closeAccount } from './close.ts';
import { comeBack } from './come-back.ts';
import { endRenewals } from './end-renewals.ts';
import { leavingOf } from './ledger.ts';

const tags = ['account'];

const read = createRoute({
  method: 'get',
  path: '/api/v1/me/leaving',
  tags,
  summary: 'What leaving would take, what stays for others, and what stands in its way',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(leavingAnswer, 'In sums and dates.'), ...refusals(401) },
});

const close = createRoute({
  method: 'post',
  path: '/api/v1/me/delete',
  tags,
  summary: 'Close the account: hidden at once, gone for good after 30 days',
  description:
    '409 `payout_pending`, `balance_not_empty` or `active_subscribers` while one of them holds.',
  middleware: [requireUser, confirmPassword, throttle('delete-account', 20)],
  request: { body: jsonBody(deleteAccountRequest) },
  responses: {
    200: jsonAnswer(deleteAccountAnswer, 'Closed; once more answers the same day.'),
    ...refusals(401, 409, 419, 422, 423, 429),
  },
});

const reactivate = createRoute({
  method: 'post',
  path: '/api/v1/me/reactivate',
  tags,
  summary: 'Take a closed account back, as it was',
  middleware: [requireUser, throttle('reactivate-account', 20)],
  responses: {
    200: jsonAnswer(reactivateAnswer, 'The member, and the renewals that ended meanwhile.'),
    ...refusals(401, 410, 419, 429),
  },
});

const stop = createRoute({
  method: 'post',
  path: '/api/v1/me/subscribers/end_renewals',
  tags,
  summary: 'Let every subscription to me run out, and take no new ones',
  middleware: [...members, confirmPassword, throttle('end-renewals', 20)],
  responses: {
    200: jsonAnswer(leavingAnswer, 'What stands in the way now.'),
    ...refusals(401, 403, 419, 423, 429),
  },
});

/** A member leaves, comes back, and what stands in the way of it. */
export function leavingRoutes(): Router {
  const router = newRouter();
  router.openapi(read, async (c) =>
    c.json({ data: await leavingOf(c.get('backend'), currentUser(c)) }, 200),
  );

  router.openapi(close, async (c) => {
    const reason = c.req.valid('json').reason?.trim() ?? '';
    const { deleteAt } = await closeAccount(c, currentUser(c), reason === '' ? null : reason);
    const at = deleteAt ?? c.get('backend').clock();
    return c.json({ success: true as const, delete_at: at.toISOString() }, 200);
  });

  router.openapi(reactivate, async (c) => {
    const { row, ended } = await comeBack(c, currentUser(c));
    return c.json({ data: presentUser(row), ended }, 200);
  });

  router.openapi(stop, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    await endRenewals(backend, user.id, c.get('socketId'));
    return c.json({ data: await leavingOf(backend, user) }, 200);
  });
  return router;
}
