import { createRoute } from '@hono/zod-openapi';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { updatePasswordRequest } from '#src/contract/auth/auth.ts';
import type { Env, Router } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { invalid, passwordUnconfirmed, unauthenticated } from '../http/failures.ts';
import { emptyAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { passwordMark, putInSession, requireSession } from '../auth/session/session.ts';
import { sessionStore } from '../auth/session/store.ts';
import { dropEmailChange } from './email-change/ask-email-change.ts';
import { endOtherAccess, voidResetLinks } from '../auth/access/end-other-access.ts';
import { currentUser, isPasswordConfirmed, requireUser } from '../auth/access/middleware.ts';
import { sendWarning } from '../auth/access/mails.ts';
import { checkNewPassword, hashPassword, isPassword } from '../auth/sign-in/password.ts';
import { throttle } from '../http/throttle.ts';

const update = createRoute({
  method: 'put',
  path: '/user/password',
  tags: ['password'],
  summary: 'Change the password; every other session ends',
  middleware: [requireUser, throttle('password', 6)],
  request: { body: jsonBody(updatePasswordRequest) },
  responses: { 200: emptyAnswer('Changed.'), ...refusals(401, 419, 422, 423, 429) },
});

/** The old password; whoever has none has confirmed by mail that the account is theirs. */
async function proveOld(c: Context<Env>, { passwordHash }: UserRow, given: string) {
  if (passwordHash === null) {
    if (!isPasswordConfirmed(c)) throw passwordUnconfirmed();
    return;
  }
  if (given === '')
    throw invalid({ current_password: ['The current password field is required.'] });
  if (!(await isPassword(passwordHash, given)))
    throw invalid({
      current_password: ['The provided password does not match your current password.'],
    });
}

/** Other calls of this browser, at the very moment of the change, find its session valid. */
async function keepThrough(c: Context<Env>, mark: string) {
  putInSession(c, { nextPasswordHash: mark });
  await sessionStore(c.get('backend')).update(requireSession(c));
}

/** Change of a known password, and the first one of a member without any. */
export function addPasswordChange(router: Router) {
  router.openapi(update, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const input = c.req.valid('json');
    await proveOld(c, user, input.current_password ?? '');
    checkNewPassword(input, user);
    const passwordHash = await hashPassword(input.password);
    const changed = { ...user, passwordHash, updatedAt: backend.clock() };
    const mark = passwordMark(backend.settings.appKey, changed);
    const isKept = !backend.stock.ownPasswordChangeEndsSession;
    if (isKept) await keepThrough(c, mark);
    const isKnown =
      user.passwordHash === null
        ? isNull(users.passwordHash)
        : eq(users.passwordHash, user.passwordHash);
    const rows = await backend.db
      .update(users)
      .set({ passwordHash, updatedAt: changed.updatedAt })
      .where(and(eq(users.id, user.id), isKnown))
      .returning({ id: users.id });
    if (rows.length === 0) throw unauthenticated();
    await voidResetLinks(backend.db, user.id);
    await dropEmailChange(c, user.id);
    await endOtherAccess(c, changed);
    await sendWarning(c, user, 'password-changed');
    if (isKept) putInSession(c, { passwordHash: mark, nextPasswordHash: undefined });
    return c.json('' as const, 200);
  });
}
