import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deriveSecret } from '../../app-key.ts';
import type { Env } from '../../context.ts';
import type { SessionRow } from '../../db/schema/auth.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { unauthenticated } from '../../http/failures.ts';

const token = () => randomBytes(30).toString('base64url');

/** A new guest session, not yet stored. */
export function freshSession(c: Context<Env>): SessionRow {
  const now = c.get('backend').clock();
  return {
    id: token(),
    userId: null,
    csrfToken: token(),
    payload: {},
    ip: c.get('ip') ?? null,
    agent: c.req.header('user-agent')?.slice(0, 500) ?? null,
    lastActivity: now,
    createdAt: now,
  };
}

/** The session of a stateful call; without one the caller is a guest. */
export function requireSession(c: Context<Env>): SessionRow {
  const session = c.get('session');
  if (!session) throw unauthenticated();
  return session;
}

/** Same content under a new id and CSRF token: what an attacker knew before is worth nothing. */
export function rotateSession(c: Context<Env>, changes: Partial<SessionRow> = {}) {
  const { id, csrfToken } = freshSession(c);
  c.set('session', { ...requireSession(c), ...changes, id, csrfToken });
}

/** Forgets everything; the browser goes on as a guest with another id and token. */
export function invalidateSession(c: Context<Env>) {
  c.set('session', freshSession(c));
  c.set('user', undefined);
}

/** Notes something in the session; undefined removes it. */
export function putInSession(c: Context<Env>, changes: SessionRow['payload']) {
  const session = requireSession(c);
  const payload = { ...session.payload, ...changes };
  for (const [name, value] of Object.entries(payload))
    if (value === undefined) delete payload[name];
  c.set('session', { ...session, payload });
}

/** Changes when the member's password changes, and reveals nothing about it (contract §1.7). */
export const passwordMark = (appKey: string, user: Pick<UserRow, 'passwordHash'>) =>
  createHmac('sha256', deriveSecret(appKey, 'password-mark'))
    .update(user.passwordHash ?? '')
    .digest('hex');

/** Compares two texts in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
