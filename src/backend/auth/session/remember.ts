import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { warningOf } from '#src/mails/warning-letter.ts';
import { ageOf } from '../../lib/age.ts';
import type { Backend, Env } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { rememberFamilies, type SessionRow } from '../../db/schema/auth.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { ownLocale } from './languages.ts';
import { noteEvent } from './account-log.ts';
import { readRememberCookie, rememberSeconds, setRememberCookie } from './cookies.ts';
import { isSame, passwordMark, putInSession, requireSession } from './session.ts';
import { sessionStore } from './store.ts';

/**
 * Milliseconds in which the cookie before the current one still signs in: what one page asks for in
 * parallel carries the same cookie, and only one of these requests is first.
 */
export const rotationGrace = 10_000;

const token = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

interface Held {
  userId: number;
  family: string;
  secret: string;
  mark: string;
}

/** `user|family.secret|mark`, in Laravel's three parts; the mark changes with the password. */
function sendCookie(c: Context<Env>, user: UserRow, family: string, secret: string) {
  const mark = passwordMark(c.get('backend').settings.appKey, user);
  setRememberCookie(c, `${user.id}|${family}.${secret}|${mark}`);
}

function heldCookie(c: Context<Env>): Held | null {
  const [id, pair = '', mark = ''] = readRememberCookie(c)?.split('|') ?? [];
  const [family = '', secret = ''] = pair.split('.');
  const userId = Number(id);
  return Number.isInteger(userId) && family && secret ? { userId, family, secret, mark } : null;
}

/** Keeps this browser signed in for 400 days from its last use, until logout or a new password. */
export async function remember(c: Context<Env>, user: UserRow) {
  const { db, clock } = c.get('backend');
  const [id, secret, now] = [token(), token(), clock()];
  const oldest = new Date(now.getTime() - rememberSeconds * 1000);
  await db.delete(rememberFamilies).where(lt(rememberFamilies.rotatedAt, oldest));
  await db
    .insert(rememberFamilies)
    .values({ id, userId: user.id, currentHash: hashOf(secret), rotatedAt: now });
  putInSession(c, { family: id });
  sendCookie(c, user, id, secret);
}

/** Makes every remember cookie of a member worthless. */
export const endAllFamilies = (db: Queryable, userId: number) =>
  db.delete(rememberFamilies).where(eq(rememberFamilies.userId, userId));

/** Ends, at logout, the sign-in this browser's session came of, and what else came of it. */
export async function forgetBrowser(c: Context<Env>) {
  const { family } = requireSession(c).payload;
  const { userId } = requireSession(c);
  if (family !== undefined && userId !== null) await endFamily(c.get('backend'), userId, family);
  setRememberCookie(c, '');
}

/** The row goes first: a session of it that is written later is not kept (`isFamilyAlive`). */
async function endFamily(backend: Backend, userId: number, family: string) {
  await backend.db.delete(rememberFamilies).where(eq(rememberFamilies.id, family));
  const store = sessionStore(backend);
  for (const { id, payload } of await store.of(userId)) {
    if (payload.family !== family) continue;
    await store.destroy(id);
    await rightEnded(backend, { of: 'session', sessionId: id });
  }
}

/**
 * Ends a session of a member's own elsewhere, with the remember cookie that would open it again; its
 * sockets close at once. What came of the same sign-in as this browser's own session stays.
 */
export async function endSessionElsewhere(c: Context<Env>, { id, userId, payload }: SessionRow) {
  const backend = c.get('backend');
  const { family } = payload;
  const isShared = family !== undefined && family === requireSession(c).payload.family;
  if (family !== undefined && userId !== null && !isShared)
    await endFamily(backend, userId, family);
  await sessionStore(backend).destroy(id);
  await rightEnded(backend, { of: 'session', sessionId: id });
}

/** False for a session whose remembered sign-in was ended while its request was at work. */
export async function isFamilyAlive({ db }: Backend, { payload }: SessionRow): Promise<boolean> {
  if (payload.family === undefined) return true;
  const found = await db
    .select({ id: rememberFamilies.id })
    .from(rememberFamilies)
    .where(eq(rememberFamilies.id, payload.family));
  return found.length > 0;
}

/** Checks the secret of the family, and replaces a current one in the same moment. */
const rotate = ({ db, clock }: Backend, held: Held, next: string) =>
  db.transaction(async (tx): Promise<'unknown' | 'replayed' | 'rotated' | 'parallel'> => {
    const where = eq(rememberFamilies.id, held.family);
    const [family] = await tx.select().from(rememberFamilies).where(where).for('update');
    const now = clock();
    if (family?.userId !== held.userId) return 'unknown';
    const age = now.getTime() - family.rotatedAt.getTime();
    if (age > rememberSeconds * 1000) return 'unknown';
    const given = hashOf(held.secret);
    if (isSame(given, family.currentHash)) {
      const change = { currentHash: hashOf(next), previousHash: given, rotatedAt: now };
      await tx.update(rememberFamilies).set(change).where(where);
      return 'rotated';
    }
    const isPrevious = isSame(given, family.previousHash ?? '');
    return isPrevious && ageOf(family.rotatedAt, now) <= rotationGrace ? 'parallel' : 'replayed';
  });

/**
 * The member whose remember cookie this browser carries, with the family of the sign-in; none when
 * it is no longer valid. The cookie changes at each use: an older one means that two hold it, so
 * that everything which came of this sign-in ends, and the member is warned.
 */
export async function rememberedSignIn(
  c: Context<Env>,
): Promise<{ user: UserRow; family: string } | undefined> {
  const held = heldCookie(c);
  if (!held) return undefined;
  const backend = c.get('backend');
  const [user] = await backend.db.select().from(users).where(eq(users.id, held.userId));
  if (!user || !isSame(held.mark, passwordMark(backend.settings.appKey, user))) return undefined;
  const next = token();
  const outcome = await rotate(backend, held, next);
  if (outcome === 'rotated') sendCookie(c, user, held.family, next);
  if (outcome === 'rotated' || outcome === 'parallel') return { user, family: held.family };
  setRememberCookie(c, '');
  if (outcome === 'replayed') {
    await endFamily(backend, user.id, held.family);
    await noteEvent(c, user.id, 'sign_in_copied');
    await warn(backend, user);
  }
  return undefined;
}

/** Warns in the member's own language: whoever sent the old cookie may be somebody else. */
async function warn({ settings, mail, clock }: Backend, user: UserRow) {
  const locale = ownLocale(user);
  const link = `${settings.appUrl}/forgot-password`;
  const particulars = { to: user.email, name: user.displayName, link, at: clock() };
  await mail.send(warningOf(settings.brand, 'sign-in-copied', locale, particulars));
}
