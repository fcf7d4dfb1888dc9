import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deriveSecret } from '../app-key.ts';
import type { Env } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { readRememberCookie, setRememberCookie } from './cookies.ts';
import { isSame, passwordMark } from './session.ts';

/** What the cookie proves: the member's remember secret, which never leaves the server itself. */
const proof = (appKey: string, userId: number, secret: string) =>
  createHmac('sha256', deriveSecret(appKey, 'remember'))
    .update(`${userId}|${secret}`)
    .digest('hex');

/** Keeps this browser signed in for 400 days, until logout or a new password. */
export async function remember(c: Context<Env>, user: UserRow) {
  const { db, settings } = c.get('backend');
  const secret = user.rememberToken ?? (await cycleRememberToken(db, user.id));
  const mark = passwordMark(settings.appKey, user);
  setRememberCookie(c, `${user.id}|${proof(settings.appKey, user.id, secret)}|${mark}`);
}

/** Makes every remember cookie of a member worthless. */
export async function cycleRememberToken(db: Queryable, userId: number): Promise<string> {
  const rememberToken = randomBytes(32).toString('hex');
  await db.update(users).set({ rememberToken }).where(eq(users.id, userId));
  return rememberToken;
}

/** The member whose remember cookie this browser carries; none when it is no longer valid. */
export async function rememberedUser(c: Context<Env>): Promise<UserRow | undefined> {
  const [id, given = '', mark = ''] = readRememberCookie(c)?.split('|') ?? [];
  if (!id) return undefined;
  const { db, settings } = c.get('backend');
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(id)));
  if (!user?.rememberToken) return undefined;
  const expected = proof(settings.appKey, user.id, user.rememberToken);
  const isValid = isSame(given, expected) && isSame(mark, passwordMark(settings.appKey, user));
  return isValid ? user : undefined;
}
