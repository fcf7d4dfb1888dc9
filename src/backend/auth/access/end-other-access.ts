import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Env } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { passwordResetTokens } from '../../db/schema/auth.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { hasRememberCookie } from '../session/cookies.ts';
import { endAllFamilies, remember } from '../session/remember.ts';
import { putInSession, requireSession } from '../session/session.ts';
import { sessionStore } from '../session/store.ts';

/** Links to a new password that were mailed before the password or the address changed. */
export const voidResetLinks = (db: Queryable, userId: number) =>
  db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));

/**
 * Ends every session, socket and remember cookie of a member but those of this browser, which has
 * just proven itself. `user` is the member as they are now.
 */
export async function endOtherAccess(c: Context<Env>, user: UserRow): Promise<void> {
  const backend = c.get('backend');
  const [store, { id: ownId }] = [sessionStore(backend), requireSession(c)];
  await endAllFamilies(backend.db, user.id);
  const others = (await store.of(user.id)).filter(({ id }) => id !== ownId);
  await store.destroyOf(user.id, ownId);
  for (const { id } of others) await rightEnded(backend, { of: 'session', sessionId: id });
  const exceptSocketId = c.get('socketId');
  await rightEnded(backend, { of: 'member', userId: user.id, exceptSocketId });
  putInSession(c, { family: undefined });
  if (hasRememberCookie(c)) await remember(c, user);
}
