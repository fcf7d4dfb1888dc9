import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { IdentityState } from '#src/contract/settings/identity.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Backend } from '../context.ts';
import { afterLatest } from '../db/after-latest.ts';
import type { Queryable, Tx } from '../db/db.ts';
import { identitySessions, type IdentitySessionRow } from '../db/schema/identity.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { conflict, unauthenticated } from '../http/failures.ts';
import { freshToken, newToken } from './token.ts';

/** A member's latest try: the undecided one, even where another was decided in the same millisecond. */
async function latestOf(db: Queryable, userId: number): Promise<IdentitySessionRow | undefined> {
  const [row] = await db
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.userId, userId))
    .orderBy(sql`${identitySessions.decidedAt} is null desc`, desc(identitySessions.createdAt))
    .limit(1);
  return row;
}

/** State of a member's proof; a member who may sell is approved, whenever that was. */
export async function readIdentity(backend: Backend, user: UserRow): Promise<IdentityState> {
  const { identity } = backend;
  const provider = identity && { name: identity.name };
  const row = await latestOf(backend.db, user.id);
  const dates = {
    since: row?.since?.toISOString() ?? null,
    decided_at: row?.decidedAt?.toISOString() ?? null,
  };
  const rest = { reason: null, provider, is_started: false };
  if (user.isCreator) return { ...rest, ...dates, status: 'approved' };
  if (!row || row.status === 'open')
    return { ...rest, ...dates, status: 'none', is_started: (row?.openedAt ?? null) !== null };
  return { ...rest, ...dates, status: row.status, reason: row.reason };
}

/** Locks the member and returns their open try, if any; throws 409 where there can be none. */
async function lockOpen(tx: Tx, userId: number): Promise<IdentitySessionRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw unauthenticated();
  const row = await latestOf(tx, userId);
  if (user.isCreator || row?.status === 'approved')
    throw conflict('Your identity is verified already.', 'identity_approved');
  if (row?.status === 'pending')
    throw conflict('Your identity is being checked.', 'identity_pending');
  return row?.status === 'open' ? row : undefined;
}

/** The member's one open try, begun where there is none, with the token that the provider is given. */
export const beginSession = (backend: Backend, userId: number, locale: LocaleCode) =>
  backend.db.transaction(async (tx) => {
    const id = (await lockOpen(tx, userId))?.id ?? randomUUID();
    const createdAt = afterLatest(
      backend.clock(),
      sql`select max(created_at) from identity_sessions where user_id = ${userId}`,
    );
    await tx
      .insert(identitySessions)
      .values({ id, userId, status: 'open', locale, createdAt })
      .onConflictDoUpdate({ target: identitySessions.id, set: { locale } });
    return { id, token: await freshToken(backend, tx, id) };
  });

/** Another token for the open try; 409 where nothing is open. */
export const renewToken = (backend: Backend, userId: number): Promise<string> =>
  backend.db.transaction(async (tx) => {
    const row = await lockOpen(tx, userId);
    if (!row) throw conflict('Nothing has been started.', 'identity_not_started');
    return newToken(backend, tx, row.id);
  });

/** Notes that the provider has shown its page; true for the first time. */
export async function noteOpened({ db, clock }: Backend, id: string): Promise<boolean> {
  const rows = await db
    .update(identitySessions)
    .set({ openedAt: clock() })
    .where(and(eq(identitySessions.id, id), isNull(identitySessions.openedAt)))
    .returning({ id: identitySessions.id });
  return rows.length > 0;
}
