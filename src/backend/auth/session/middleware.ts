import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { ageOf } from '../../lib/age.ts';
import { xsrfCookie } from '#src/contract/lib/cookies.ts';
import type { Env } from '../../context.ts';
import type { SessionRow } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/users.ts';
import { unauthenticated } from '../../http/failures.ts';
import { readingAs } from '../../media/reader.ts';
import { readSealedCookie, sessionCookieOf, setSessionLifetimeCookie } from './cookies.ts';
import { csrf, csrfPath } from './csrf.ts';
import { groupOf } from './groups.ts';
import { isFamilyAlive, rememberedSignIn } from './remember.ts';
import {
  freshSession,
  invalidateSession,
  isSame,
  passwordMark,
  putInSession,
  rotateSession,
} from './session.ts';
import { isStateful } from './stateful.ts';
import { sessionStore } from './store.ts';
import { whosePage } from './whose-page.ts';

/** A session that was used within these milliseconds is not written again for nothing. */
const touchEvery = 20_000;

/**
 * Opens the session, finds its user, and after the route writes what changed and sends both cookies.
 * A late answer to a call of a session that has ended sends none: they would replace those of the
 * session that the browser has begun since, and lose its sign-in or its challenge.
 */
const session: MiddlewareHandler<Env> = async (c, next) => {
  const group = groupOf(c.req.path);
  if (group === null || (group === 'api' && !isStateful(c))) return next();
  const backend = c.get('backend');
  const store = sessionStore(backend);
  const name = sessionCookieOf(c);
  const id = readSealedCookie(c, name);
  const loaded = id ? await store.read(id) : null;
  const begun = loaded ?? freshSession(c);
  c.set('session', begun);
  await findUser(c);
  const [userId, sessionId] = [c.get('user')?.id, c.get('session')?.id];
  if (userId === undefined || sessionId === undefined) await next();
  else await readingAs({ userId, sessionId }, next);
  const left = c.get('session');
  const isOver = id !== null && !loaded && left === begun && c.req.path !== csrfPath;
  if (!left || isOver || !(await keep(c, loaded, left))) return;
  if (c.get('isTokenDue')) setSessionLifetimeCookie(c, xsrfCookie, left.csrfToken, false);
  setSessionLifetimeCookie(c, name, left.id, true);
};

async function findUser(c: Context<Env>) {
  const { db } = c.get('backend');
  const userId = c.get('session')?.userId ?? null;
  if (userId !== null) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    c.set('user', user);
    if (user) return;
  }
  const found = await rememberedSignIn(c);
  if (!found) return;
  const { user, family } = found;
  c.set('user', user);
  rotateSession(c, { userId: user.id });
  putInSession(c, { family, passwordHash: passwordMark(c.get('backend').settings.appKey, user) });
}

/** False when the session was ended by another call meanwhile. */
async function keep(c: Context<Env>, loaded: SessionRow | null, left: SessionRow) {
  const backend = c.get('backend');
  const store = sessionStore(backend);
  const now = backend.clock();
  const row = { ...left, lastActivity: now, ip: c.get('ip') ?? left.ip };
  if (left.id !== loaded?.id) {
    await store.insert(row);
    if (loaded) await store.destroy(loaded.id);
    if (await isFamilyAlive(backend, row)) return true;
    await store.destroy(row.id);
    return false;
  }
  const isFresh = ageOf(loaded.lastActivity, now) < touchEvery;
  if (left === loaded && isFresh) return (await store.read(left.id)) !== null;
  if (!isFresh && left.userId !== null)
    await backend.db.update(users).set({ lastSeenAt: now }).where(eq(users.id, left.userId));
  return store.update(row);
}

/** Ends a session whose member's password was changed elsewhere (Sanctum's `AuthenticateSession`). */
const sameMember: MiddlewareHandler<Env> = async (c, next) => {
  const user = c.get('user');
  if (user) {
    const mark = passwordMark(c.get('backend').settings.appKey, user);
    const { passwordHash: kept, nextPasswordHash = '' } = c.get('session')?.payload ?? {};
    if (kept === undefined) putInSession(c, { passwordHash: mark });
    else if (!isSame(kept, mark) && !isSame(nextPasswordHash, mark)) {
      invalidateSession(c);
      throw unauthenticated();
    }
  }
  await next();
};

/** Laravel's `web` and `api` groups for every path that has one, in Laravel's order. */
export const sessionMiddleware: readonly MiddlewareHandler<Env>[] = [
  session,
  csrf,
  sameMember,
  whosePage,
];
