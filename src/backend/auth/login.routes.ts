import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { loginAnswer, loginRequest, twoFactorChallengeRequest } from '#src/contract/auth/auth.ts';
import type { Router } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { invalid } from '../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { sendWarning } from './access/mails.ts';
import { noteEvent } from './session/account-log.ts';
import { forgetBrowser } from './session/remember.ts';
import { rightEnded } from '../people/rights/ended.ts';
import {
  invalidateSession,
  isSame,
  passwordMark,
  putInSession,
  requireSession,
} from './session/session.ts';
import { sessionStore } from './session/store.ts';
import { attachAccount } from './sign-in/social-accounts.ts';
import { wrongCode, wrongCredentials } from './sign-in/failures.ts';
import { findByEmail } from './members/find-user.ts';
import { currentUser, guest, requireUser } from './access/middleware.ts';
import { isPassword, timebox } from './sign-in/password.ts';
import { spendRecoveryCode } from './two-factor/recovery-codes.ts';
import { beginSignIn, hasTwoFactor, signIn } from './sign-in/sign-in.ts';
import {
  assertMayTryCode,
  forgetWrongCodes,
  noteWrongCode,
  perCaller,
} from './sign-in/sign-in-limits.ts';
import { emailAndAddress, pendingLoginKey, throttle } from '../http/throttle.ts';
import { spendCode } from './two-factor/totp.ts';

/** The least time a sign-in takes, in milliseconds: what is slower would say who is a member. */
const leastTime = 100;

const csrfCookie = createRoute({
  method: 'get',
  path: '/sanctum/csrf-cookie',
  tags: ['session'],
  summary: 'Hands out the session and XSRF-TOKEN cookies',
  responses: { 204: { description: 'The two cookies are set.' } },
});

const login = createRoute({
  method: 'post',
  path: '/login',
  tags: ['session'],
  summary: 'Sign in with a password',
  middleware: [guest, perCaller, throttle('login', 5, 60, emailAndAddress)],
  request: { body: jsonBody(loginRequest) },
  responses: {
    200: jsonAnswer(loginAnswer, 'Signed in, or `two_factor`: a code is asked for first.'),
    302: { description: 'Already signed in.' },
    ...refusals(419, 422, 429),
  },
});

const challenge = createRoute({
  method: 'post',
  path: '/two-factor-challenge',
  tags: ['session'],
  summary: 'Answer the second factor with a code or a recovery code',
  middleware: [guest, perCaller, throttle('two-factor', 5, 60, pendingLoginKey)],
  request: { body: jsonBody(twoFactorChallengeRequest) },
  responses: {
    204: { description: 'Signed in.' },
    302: { description: 'Already signed in.' },
    ...refusals(403, 419, 422, 429),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  tags: ['session'],
  summary: 'Sign out on this browser',
  middleware: [requireUser],
  responses: { 204: { description: 'Signed out.' }, ...refusals(401, 419) },
});

/** Sign in, second factor, sign out. */
export function addLogin(router: Router) {
  router.openapi(csrfCookie, (c) => c.body(null, 204));

  router.openapi(login, async (c) => {
    const { db } = c.get('backend');
    const { email, password, remember } = c.req.valid('json');
    const found = await timebox(leastTime, async () => {
      const user = await findByEmail(db, email);
      return (await isPassword(user?.passwordHash, password)) ? user : undefined;
    });
    if (!found) throw wrongCredentials();
    return c.json({ two_factor: await beginSignIn(c, found, remember ?? false) }, 200);
  });

  router.openapi(challenge, async (c) => {
    const { code, recovery_code: recoveryCode } = c.req.valid('json');
    const field = recoveryCode ? 'recovery_code' : 'code';
    if (!code && !recoveryCode) throw invalid({ code: ['The code field is required.'] });
    const backend = c.get('backend');
    const { pendingLogin, passwordHash } = c.get('session')?.payload ?? {};
    if (!pendingLogin) throw wrongCode(field);
    const [user] = await backend.db.select().from(users).where(eq(users.id, pendingLogin.userId));
    const mark = user && passwordMark(backend.settings.appKey, user);
    if (!user || !hasTwoFactor(user) || !isSame(passwordHash ?? '', mark ?? '')) {
      putInSession(c, { pendingLogin: undefined, passwordHash: undefined });
      throw wrongCode(field);
    }
    await assertMayTryCode(backend, user.id);
    const isRight = recoveryCode
      ? await spendRecoveryCode(backend, user.id, recoveryCode)
      : await spendCode(backend, user, code ?? '');
    if (!isRight) {
      await noteWrongCode(backend, user.id);
      throw wrongCode(field);
    }
    await forgetWrongCodes(backend, user.id);
    if (recoveryCode) await sendWarning(c, user, 'recovery-code-used');
    if (pendingLogin.attach) await attachAccount(c, user, pendingLogin.attach);
    await signIn(c, user, pendingLogin.remember);
    return c.body(null, 204);
  });

  router.openapi(logout, async (c) => {
    await forgetBrowser(c);
    const { id, payload } = requireSession(c);
    const { id: memberId } = currentUser(c);
    await noteEvent(c, memberId, 'signed_out');
    invalidateSession(c);
    const former = new Set([...(payload.formerMembers ?? []), memberId]);
    putInSession(c, { formerMembers: [...former].slice(-5) });
    await sessionStore(c.get('backend')).destroy(id);
    await rightEnded(c.get('backend'), { of: 'session', sessionId: id });
    return c.body(null, 204);
  });
}
