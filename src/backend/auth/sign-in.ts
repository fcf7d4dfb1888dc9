import type { Context } from 'hono';
import type { Env } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { remember } from '../session/remember.ts';
import { passwordMark, requireSession, rotateSession } from '../session/session.ts';

/** Signs a member in: new session id, new CSRF token, nothing of the guest's session left behind. */
export async function signIn(c: Context<Env>, user: UserRow, isRemembered: boolean) {
  const { settings } = c.get('backend');
  requireSession(c);
  rotateSession(c, {
    userId: user.id,
    payload: { passwordHash: passwordMark(settings.appKey, user) },
  });
  c.set('user', user);
  if (isRemembered) await remember(c, user);
}

/** Two-factor is on once its first code was confirmed. */
export const hasTwoFactor = (user: UserRow) =>
  user.twoFactorSecret !== null && user.twoFactorConfirmedAt !== null;
