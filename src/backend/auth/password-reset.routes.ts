import { createHash, randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import {
  forgotPasswordRequest,
  messageAnswer,
  resetPasswordRequest,
} from '#src/contract/auth/auth.ts';
import { ageOf } from '../lib/age.ts';
import type { Env, Router } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { passwordResetTokens } from '../db/schema/auth.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { socialAccounts } from '../db/schema/social.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { rightEnded } from '../people/rights/ended.ts';
import { endAllFamilies } from './session/remember.ts';
import { isSame } from './session/session.ts';
import { sessionStore } from './session/store.ts';
import { dropEmailChange } from '../settings/email-change/ask-email-change.ts';
import { wrongResetToken } from './sign-in/failures.ts';
import { findByEmail } from './members/find-user.ts';
import { linkMinutes, sendPasswordReset, sendWarning } from './access/mails.ts';
import { guest } from './access/middleware.ts';
import { answerTime, checkNewPassword, hashPassword, timebox } from './sign-in/password.ts';
import { perCaller } from './sign-in/sign-in-limits.ts';
import { emailAndAddress, throttle } from '../http/throttle.ts';

/** A second mail within these seconds is not sent. */
const silence = 60;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const forgot = createRoute({
  method: 'post',
  path: '/forgot-password',
  tags: ['password'],
  summary: 'Ask for a reset link; the answer is the same for every address',
  middleware: [
    guest,
    throttle('forgot-password', 6, 60, emailAndAddress),
    throttle('forgot-password-caller', 30, 600),
  ],
  request: { body: jsonBody(forgotPasswordRequest) },
  responses: {
    200: jsonAnswer(messageAnswer, 'A link was mailed, if there is such a member.'),
    302: { description: 'Already signed in.' },
    ...refusals(419, 422, 429),
  },
});

const reset = createRoute({
  method: 'post',
  path: '/reset-password',
  tags: ['password'],
  summary: 'Set a new password with a mailed token',
  middleware: [guest, perCaller, throttle('reset-password', 10, 60, emailAndAddress)],
  request: { body: jsonBody(resetPasswordRequest) },
  responses: {
    200: jsonAnswer(messageAnswer, 'The password is set; nobody is signed in.'),
    302: { description: 'Already signed in.' },
    ...refusals(419, 422, 429),
  },
});

async function mailLink(c: Context<Env>, email: string) {
  const { db, clock } = c.get('backend');
  const user = await findByEmail(db, email);
  if (!user) return;
  const own = eq(passwordResetTokens.userId, user.id);
  const token = randomBytes(32).toString('hex');
  const row = { userId: user.id, tokenHash: sha256(token), createdAt: clock() };
  const isKept = await db.transaction(async (tx) => {
    const same = and(eq(users.id, user.id), eq(users.email, user.email));
    if ((await tx.select().from(users).where(same).for('update')).length === 0) return false;
    const [last] = await tx.select().from(passwordResetTokens).where(own);
    if (last && ageOf(last.createdAt, row.createdAt) < silence * 1000) return false;
    await tx
      .insert(passwordResetTokens)
      .values(row)
      .onConflictDoUpdate({ target: passwordResetTokens.userId, set: row });
    return true;
  });
  if (isKept) await sendPasswordReset(c, user, token);
}

/**
 * Sets the password of whoever has this address now, and ends what the one before could come in by.
 * An account whose address nobody had proven may have been made for somebody else: there, nothing
 * that was attached to it stays. Null when the address was changed meanwhile.
 */
async function setPassword(
  tx: Tx,
  { id, email }: UserRow,
  changes: Pick<UserRow, 'passwordHash' | 'updatedAt'>,
): Promise<UserRow | null> {
  const own = and(eq(users.id, id), eq(users.email, email));
  const [user] = await tx.update(users).set(changes).where(own).returning();
  if (!user) return null;
  await endAllFamilies(tx, id);
  if (user.emailVerifiedAt) return user;
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, id));
  await tx.delete(passkeys).where(eq(passkeys.userId, id));
  await tx
    .update(users)
    .set({
      twoFactorSecret: null,
      twoFactorRecoveryCodes: null,
      twoFactorConfirmedAt: null,
      lastTotpStep: null,
    })
    .where(eq(users.id, id));
  return user;
}

/** Forgotten passwords. */
export function addPasswordReset(router: Router) {
  router.openapi(forgot, async (c) => {
    await timebox(answerTime, () => mailLink(c, c.req.valid('json').email));
    return c.json({ message: 'We have emailed your password reset link.' }, 200);
  });

  router.openapi(reset, async (c) => {
    const backend = c.get('backend');
    const input = c.req.valid('json');
    checkNewPassword(input, { email: input.email });
    const passwordHash = await hashPassword(input.password);
    const user = await timebox(answerTime, async () => {
      const found = await findByEmail(backend.db, input.email);
      if (!found) return null;
      const own = eq(passwordResetTokens.userId, found.id);
      return backend.db.transaction(async (tx) => {
        const [row] = await tx.select().from(passwordResetTokens).where(own).for('update');
        const age = backend.clock().getTime() - (row?.createdAt.getTime() ?? 0);
        if (!row || age > linkMinutes * 60_000) return null;
        if (!isSame(row.tokenHash, sha256(input.token))) return null;
        await tx.delete(passwordResetTokens).where(own);
        return setPassword(tx, found, { passwordHash, updatedAt: backend.clock() });
      });
    });
    if (!user) throw wrongResetToken();
    await dropEmailChange(c, user.id);
    await sessionStore(backend).destroyOf(user.id);
    await rightEnded(backend, { of: 'member', userId: user.id });
    await sendWarning(c, user, user.emailVerifiedAt ? 'password-changed' : 'account-cleared');
    return c.json({ message: 'Your password has been reset.' }, 200);
  });
}
