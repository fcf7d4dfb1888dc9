import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Env } from '../../context.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { isSame, putInSession, requireSession } from '../session/session.ts';
import { emailHash, linkMinutes } from '../access/mails.ts';
import { unixSeconds } from '../access/middleware.ts';

/** The address that the link was mailed to, and no other that came in the same moment. */
export async function verifyAddress(c: Context<Env>, user: UserRow): Promise<void> {
  const { db, clock } = c.get('backend');
  const now = clock();
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailVerifiedAt)));
}

/** A guest has opened a good link, on another device perhaps: it waits for the sign-in. */
export const keepVerification = (c: Context<Env>, userId: number, hash: string) =>
  putInSession(c, {
    pendingVerification: { userId, hash, until: unixSeconds(c) + linkMinutes * 60 },
  });

/** The link that waits in this session; a sign-in takes it along. */
export const pendingVerification = (c: Context<Env>) =>
  requireSession(c).payload.pendingVerification;

/** Verifies the member who signs in with the link they opened before; another member's is dropped. */
export async function verifyOnSignIn(
  c: Context<Env>,
  user: UserRow,
  pending: ReturnType<typeof pendingVerification>,
): Promise<void> {
  if (!pending || pending.until < unixSeconds(c) || pending.userId !== user.id) return;
  if (isSame(pending.hash, emailHash(user))) await verifyAddress(c, user);
}
