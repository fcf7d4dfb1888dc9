import { createHash, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { deriveSecret } from '../../app-key.ts';
import type { Backend } from '../../context.ts';
import type { Queryable, Tx } from '../../db/db.ts';
import { identityTokens, type IdentityTokenRow } from '../../db/schema/identity.ts';
import { isSame } from '../../auth/session/session.ts';

/** Milliseconds for which a token signs. */
const tokenLife = 3_600_000;
/** The provider is given the token there is while it has at least this long to go. */
const leastLeft = tokenLife / 2;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of a number, which only `APP_KEY` makes. */
function tokenOf({ settings }: Backend, number: string): string {
  const key = deriveSecret(settings.appKey, 'identity-token');
  return `${number}.${createHmac('sha256', key).update(number).digest('base64url')}`;
}

/** A session's token; null where it has none, or one that another `APP_KEY` made. */
export function tokenIn(backend: Backend, row: IdentityTokenRow | undefined): string | null {
  if (!row) return null;
  const token = tokenOf(backend, row.number);
  return isSame(hashOf(token), row.hash) ? token : null;
}

export async function tokenRow(db: Queryable, sessionId: string) {
  const [row] = await db
    .select()
    .from(identityTokens)
    .where(eq(identityTokens.sessionId, sessionId));
  return row;
}

/** A new token for a session; the one before signs nothing from now on. */
export async function newToken(backend: Backend, tx: Tx, sessionId: string): Promise<string> {
  const number = randomBytes(18).toString('base64url');
  const token = tokenOf(backend, number);
  const expiresAt = new Date(backend.clock().getTime() + tokenLife);
  const values = { number, hash: hashOf(token), expiresAt, usedAt: null };
  await tx
    .insert(identityTokens)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: identityTokens.sessionId, set: values });
  return token;
}

/** The token there is while it is good for long enough, so that two clicks at once hand on the same; else a new one. */
export async function freshToken(backend: Backend, tx: Tx, sessionId: string): Promise<string> {
  const row = await tokenRow(tx, sessionId);
  const token = tokenIn(backend, row);
  const left = (row?.expiresAt.getTime() ?? 0) - backend.clock().getTime();
  if (token !== null && row?.usedAt === null && left >= leastLeft) return token;
  return newToken(backend, tx, sessionId);
}
