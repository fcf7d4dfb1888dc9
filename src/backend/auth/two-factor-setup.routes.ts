import { createRoute } from '@hono/zod-openapi';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import {
  dropTwoFactorQuery,
  enableTwoFactorRequest,
  qrCodeAnswer,
  recoveryCodes,
  secretKeyAnswer,
  twoFactorCodeRequest,
} from '#src/contract/auth/auth.ts';
import type { Env, Router } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { notFound } from '../http/failures.ts';
import { emptyAnswer, jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { endOtherAccess } from './end-other-access.ts';
import { wrongCode } from './failures.ts';
import { sendWarning } from './mails.ts';
import { confirmPassword, currentUser, requireUser, requireVerified } from './middleware.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { hasTwoFactor } from './sign-in.ts';
import { throttle } from '../http/throttle.ts';
import { newSecret, openSecret, sealSecret, spendCode, totpOf } from './totp.ts';

const shared = {
  tags: ['two-factor'],
  middleware: [requireUser, confirmPassword],
};

/** Verified members only: another may have prepared the account for somebody else. */
const setUp = { ...shared, middleware: [requireUser, requireVerified, confirmPassword] };

const enable = createRoute({
  ...setUp,
  method: 'post',
  path: '/user/two-factor-authentication',
  summary: 'Make a secret and recovery codes; on only once a code is confirmed',
  request: { body: { ...jsonBody(enableTwoFactorRequest), required: false } },
  responses: {
    200: emptyAnswer('There is a secret.'),
    ...refusals(401, 403, 419, 422, 423),
  },
});
const confirm = createRoute({
  ...shared,
  method: 'post',
  path: '/user/confirmed-two-factor-authentication',
  summary: 'Turn two-factor on with a first code',
  middleware: [...setUp.middleware, throttle('two-factor-setup', 10)],
  request: { body: jsonBody(twoFactorCodeRequest) },
  responses: { 200: emptyAnswer('It is on.'), ...refusals(401, 403, 419, 422, 423, 429) },
});
const disable = createRoute({
  ...shared,
  method: 'delete',
  path: '/user/two-factor-authentication',
  summary: 'Turn two-factor off, or with `unconfirmed` drop a secret that never counted',
  request: { query: dropTwoFactorQuery },
  responses: { 200: emptyAnswer('It is off.'), ...refusals(401, 419, 423) },
});
const qrCode = createRoute({
  ...shared,
  method: 'get',
  path: '/user/two-factor-qr-code',
  summary: 'The secret as a picture for an authenticator app; `[]` without two-factor',
  responses: { 200: jsonAnswer(qrCodeAnswer, 'SVG and address.'), ...refusals(401, 423) },
});
const secretKey = createRoute({
  ...shared,
  method: 'get',
  path: '/user/two-factor-secret-key',
  summary: 'The secret as text for an authenticator app',
  responses: { 200: jsonAnswer(secretKeyAnswer, 'Base32.'), ...refusals(401, 404, 423) },
});
const codes = createRoute({
  ...shared,
  method: 'get',
  path: '/user/two-factor-recovery-codes',
  summary: 'The eight recovery codes; `[]` without two-factor',
  responses: { 200: jsonAnswer(recoveryCodes, 'The codes.'), ...refusals(401, 423) },
});
const renewCodes = createRoute({
  ...setUp,
  method: 'post',
  path: '/user/two-factor-recovery-codes',
  summary: 'Make eight new recovery codes',
  responses: { 200: emptyAnswer('The old ones no longer work.'), ...refusals(401, 403, 419, 423) },
});

type Changes = Partial<typeof users.$inferInsert>;

/** False when the factor, or the proof of the address, is no longer what the call has seen. */
async function change(c: Context<Env>, changes: Changes): Promise<boolean> {
  const { db, clock } = c.get('backend');
  const { id, twoFactorSecret: secret } = currentUser(c);
  const isSeen =
    secret === null ? isNull(users.twoFactorSecret) : eq(users.twoFactorSecret, secret);
  const changed = await db
    .update(users)
    .set({ ...changes, updatedAt: clock() })
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt), isSeen))
    .returning({ id: users.id });
  return changed.length > 0;
}

const none: Changes = {
  twoFactorSecret: null,
  twoFactorRecoveryCodes: null,
  twoFactorConfirmedAt: null,
  recoveryCodesSpent: 0,
  lastTotpStep: null,
};

const shownCodes = (appKey: string, user: UserRow) =>
  user.twoFactorSecret === null
    ? []
    : (user.twoFactorRecoveryCodes ?? []).map((code) => openSecret(appKey, code));

/** The second factor of the signed-in member. */
export function addTwoFactorSetup(router: Router) {
  router.openapi(enable, async (c) => {
    const { appKey } = c.get('backend').settings;
    const user = currentUser(c);
    const isForced = c.req.valid('json').force ?? false;
    if (user.twoFactorSecret !== null && !isForced) return c.json('' as const, 200);
    const isChanged = await change(c, {
      ...none,
      twoFactorSecret: sealSecret(appKey, newSecret()),
      ...newRecoveryCodes(appKey),
    });
    if (isChanged && hasTwoFactor(user)) await sendWarning(c, user, 'two-factor-off');
    return c.json('' as const, 200);
  });

  router.openapi(confirm, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const isRight =
      user.twoFactorSecret !== null && (await spendCode(backend, user, c.req.valid('json').code));
    const twoFactorConfirmedAt = backend.clock();
    if (!isRight || !(await change(c, { twoFactorConfirmedAt }))) throw wrongCode('code');
    if (!hasTwoFactor(user)) {
      await endOtherAccess(c, { ...user, twoFactorConfirmedAt });
      await sendWarning(c, user, 'two-factor-on');
    }
    return c.json('' as const, 200);
  });

  router.openapi(disable, async (c) => {
    const { db, clock } = c.get('backend');
    const user = currentUser(c);
    const isUnconfirmed = c.req.valid('query').unconfirmed === '1';
    await db
      .update(users)
      .set({ ...none, updatedAt: clock() })
      .where(
        and(eq(users.id, user.id), isUnconfirmed ? isNull(users.twoFactorConfirmedAt) : undefined),
      );
    if (hasTwoFactor(user) && !isUnconfirmed) await sendWarning(c, user, 'two-factor-off');
    return c.json('' as const, 200);
  });

  router.openapi(qrCode, (c) => {
    const user = currentUser(c);
    if (user.twoFactorSecret === null) return c.json([], 200);
    const url = totpOf(c.get('backend'), user).toString();
    return c.json({ svg: renderSVG(url), url }, 200);
  });

  router.openapi(secretKey, (c) => {
    const { twoFactorSecret } = currentUser(c);
    if (twoFactorSecret === null) throw notFound('Two factor authentication has not been enabled.');
    return c.json(
      { secretKey: openSecret(c.get('backend').settings.appKey, twoFactorSecret) },
      200,
    );
  });

  router.openapi(codes, (c) =>
    c.json(shownCodes(c.get('backend').settings.appKey, currentUser(c)), 200),
  );

  router.openapi(renewCodes, async (c) => {
    const { appKey } = c.get('backend').settings;
    const user = currentUser(c);
    if (user.twoFactorSecret !== null) {
      await change(c, newRecoveryCodes(appKey));
      if (hasTwoFactor(user)) await sendWarning(c, user, 'recovery-codes-renewed');
    }
    return c.json('' as const, 200);
  });
}
