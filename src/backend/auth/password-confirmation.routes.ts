import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { confirmPasswordRequest, confirmedPasswordStatus } from '#src/contract/auth/auth.ts';
import type { Router } from '../context.ts';
import { invalid } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { emptyAnswer, jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import {
  currentUser,
  isPasswordConfirmed,
  requireUser,
  secondsSinceConfirmation,
  unixSeconds,
} from './access/middleware.ts';
import { putInSession } from './session/session.ts';
import { isPassword } from './sign-in/password.ts';

const confirm = createRoute({
  method: 'post',
  path: '/user/confirm-password',
  tags: ['password'],
  summary: 'Confirm the password for three hours',
  middleware: [requireUser, throttle('confirm-password', 6)],
  request: { body: jsonBody(confirmPasswordRequest) },
  responses: { 201: emptyAnswer('Confirmed.'), ...refusals(401, 419, 422, 429) },
});

const status = createRoute({
  method: 'get',
  path: '/user/confirmed-password-status',
  tags: ['password'],
  summary: 'Whether the password was confirmed within `seconds`',
  middleware: [requireUser],
  request: { query: z.object({ seconds: z.coerce.number().int().positive().optional() }) },
  responses: {
    200: jsonAnswer(confirmedPasswordStatus, '`X-Retry-After` holds the seconds since then.'),
    ...refusals(401, 422),
  },
});

/** Confirmation of a known password. */
export function addPasswordConfirmation(router: Router) {
  router.openapi(confirm, async (c) => {
    const { password } = c.req.valid('json');
    if (!(await isPassword(currentUser(c).passwordHash, password)))
      throw invalid({ password: ['The provided password was incorrect.'] });
    putInSession(c, { passwordConfirmedAt: unixSeconds(c), confirmedAddress: undefined });
    return c.json('' as const, 201);
  });

  router.openapi(status, (c) => {
    const confirmed = isPasswordConfirmed(c, c.req.valid('query').seconds);
    if (confirmed) c.header('X-Retry-After', String(secondsSinceConfirmation(c)));
    return c.json({ confirmed }, 200);
  });
}
