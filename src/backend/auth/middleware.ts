import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { emailHash } from './mails.ts';
import { forbidden, passwordUnconfirmed, unauthenticated, unverified } from '../http/failures.ts';

export { sessionMiddleware as authMiddleware } from '../session/middleware.ts';

/** Seconds for which a confirmed password counts (contract §1.4). */
const confirmationSeconds = 10_800;

/** `auth:sanctum`: 401 without a user. */
export const requireUser: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.get('user')) throw unauthenticated();
  await next();
};

/** `verified`: 403 while the e-mail address is not verified. */
export const requireVerified: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.get('user')?.emailVerifiedAt) throw unverified();
  await next();
};

/** A member who deleted their account may only see settings, reactivate and log out. */
export const requireNotDeleted: MiddlewareHandler<Env> = async (c, next) => {
  if (c.get('user')?.isDeleted) throw forbidden('This account is deleted.', 'account_deleted');
  await next();
};

/** 403 until a member's identity is verified: before that nobody sells, or is paid out. */
export const requireIdentity: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.get('user')?.isCreator)
    throw forbidden('Verify your identity to sell and be paid.', 'identity_required');
  await next();
};

/** `guest`: a signed-in caller is sent home, even when it asked for JSON (contract §1.6). */
export const guest: MiddlewareHandler<Env> = async (c, next) =>
  c.get('user') ? c.redirect('/', 302) : next();

/** `password.confirm`: 423 unless the password was confirmed within three hours. */
export const confirmPassword: MiddlewareHandler<Env> = async (c, next) => {
  if (!isPasswordConfirmed(c)) throw passwordUnconfirmed();
  await next();
};

/**
 * Lets a member without a password and without a verified address correct a mistyped one: there is
 * nothing to confirm by, and every mail would go to the wrong place.
 */
export const confirmUnlessTrapped: MiddlewareHandler<Env> = async (c, next) => {
  const { passwordHash, emailVerifiedAt } = currentUser(c);
  return passwordHash === null && !emailVerifiedAt ? next() : confirmPassword(c, next);
};

/** True within `seconds` of the last confirmation. */
export function isPasswordConfirmed(c: Context<Env>, seconds = confirmationSeconds): boolean {
  const since = secondsSinceConfirmation(c);
  return since !== null && since < seconds;
}

/** Null when the password was never confirmed in this session. */
export function secondsSinceConfirmation(c: Context<Env>): number | null {
  const { passwordConfirmedAt: at, confirmedAddress } = c.get('session')?.payload ?? {};
  const user = c.get('user');
  // A confirmation by mail holds only while the address is the same.
  if (confirmedAddress !== undefined && user && confirmedAddress !== emailHash(user)) return null;
  return at === undefined ? null : unixSeconds(c) - at;
}

export const unixSeconds = (c: Context<Env>) =>
  Math.floor(c.get('backend').clock().getTime() / 1000);

/** The signed-in member, in a route behind `requireUser`. */
export function currentUser(c: Context<Env>): UserRow {
  const user = c.get('user');
  if (!user) throw unauthenticated();
  return user;
}
