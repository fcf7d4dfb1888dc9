import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Env } from '../../context.ts';
import type { SocialIdentity } from '../../db/schema/auth.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { pageLanguage } from '../session/languages.ts';
import { noteEvent } from '../session/account-log.ts';
import { remember } from '../session/remember.ts';
import { attachAccount } from './social-accounts.ts';
import { passwordMark, rotateSession } from '../session/session.ts';
import { pendingVerification, verifyOnSignIn } from './verify-address.ts';

/** Signs a member in: new session id, new CSRF token, nothing of the guest's session left behind. */
export async function signIn(c: Context<Env>, user: UserRow, isRemembered: boolean) {
  const { settings } = c.get('backend');
  const pending = pendingVerification(c);
  rotateSession(c, {
    userId: user.id,
    payload: { passwordHash: passwordMark(settings.appKey, user) },
  });
  c.set('user', user);
  await verifyOnSignIn(c, user, pending);
  if (isRemembered) await remember(c, user);
  await noteLanguage(c, user);
  await noteEvent(c, user.id, 'signed_in');
}

/** Notes the language of the page, for mails that no page causes. */
async function noteLanguage(c: Context<Env>, { id, pageLocale }: UserRow): Promise<void> {
  const now = pageLanguage(c);
  if (now === undefined || now === pageLocale) return;
  await c.get('backend').db.update(users).set({ pageLocale: now }).where(eq(users.id, id));
}

/**
 * Signs in, or lets the session wait for the second factor and says true. `attach` is a provider's
 * account that becomes the member's once they are in.
 */
export async function beginSignIn(
  c: Context<Env>,
  user: UserRow,
  isRemembered: boolean,
  attach?: SocialIdentity,
): Promise<boolean> {
  if (!hasTwoFactor(user)) {
    if (attach) await attachAccount(c, user, attach);
    await signIn(c, user, isRemembered);
    return false;
  }
  const pendingLogin = { userId: user.id, remember: isRemembered, ...(attach && { attach }) };
  const passwordHash = passwordMark(c.get('backend').settings.appKey, user);
  const pending = pendingVerification(c);
  rotateSession(c, {
    payload: { pendingLogin, passwordHash, ...(pending && { pendingVerification: pending }) },
  });
  return true;
}

/** Two-factor is on once its first code was confirmed. */
export const hasTwoFactor = (user: UserRow) =>
  user.twoFactorSecret !== null && user.twoFactorConfirmedAt !== null;
