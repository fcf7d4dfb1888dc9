import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  confirmPasswordRequest,
  confirmedPasswordStatus,
  updatePasswordRequest,
} from '#src/contract/auth.ts';
import type { Router } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { emptyAnswer, jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { passwordMark, putInSession } from '../session/session.ts';
import { endOtherAccess, voidResetLinks } from './end-other-access.ts';
import {
  currentUser,
  isPasswordConfirmed,
  requireUser,
  secondsSinceConfirmation,
  unixSeconds,
} from './middleware.ts';
import { sendWarning } from './mails.ts';
import { checkNewPassword, hashPassword, isPassword } from './password.ts';
import { throttle } from '../http/throttle.ts';

const update = createRoute({
  method: 'put',
  path: '/user/password',
  tags: ['password'],
  summary: 'Change the password; every other session ends',
  middleware: [requireUser, throttle('password', 6)],
  request: { body: jsonBody(updatePasswordRequest) },
  responses: { 200: emptyAnswer('Changed.'), ...refusals(401, 419, 422, 429) },
});

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

/** Change and confirmation of a known password. */
export function addPassword(router: Router) {
  router.openapi(update, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const input = c.req.valid('json');
    if (!(await isPassword(user.passwordHash, input.current_password)))
      throw invalid({
        current_password: ['The provided password does not match your current password.'],
      });
    checkNewPassword(input, user);
    const passwordHash = await hashPassword(input.password);
    const changed = { ...user, passwordHash, updatedAt: backend.clock() };
    const isKnown = eq(users.passwordHash, user.passwordHash ?? '');
    const rows = await backend.db
      .update(users)
      .set({ passwordHash, updatedAt: changed.updatedAt })
      .where(and(eq(users.id, user.id), isKnown))
      .returning({ id: users.id });
    if (rows.length === 0) throw unauthenticated();
    await voidResetLinks(backend.db, user.id);
    await endOtherAccess(c, changed);
    await sendWarning(c, user, 'password-changed');
    if (!backend.stock.ownPasswordChangeEndsSession)
      putInSession(c, { passwordHash: passwordMark(backend.settings.appKey, changed) });
    return c.json('' as const, 200);
  });

  router.openapi(confirm, async (c) => {
    const { password } = c.req.valid('json');
    if (!(await isPassword(currentUser(c).passwordHash, password)))
      throw invalid({ password: ['The provided password was incorrect.'] });
    putInSession(c, { passwordConfirmedAt: unixSeconds(c) });
    return c.json('' as const, 201);
  });

  router.openapi(status, (c) => {
    const confirmed = isPasswordConfirmed(c, c.req.valid('query').seconds);
    if (confirmed) c.header('X-Retry-After', String(secondsSinceConfirmation(c)));
    return c.json({ confirmed }, 200);
  });
}
