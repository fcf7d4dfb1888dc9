import { and, desc, eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AccountEventKind } from '#src/contract/settings/security.ts';
import type { Env } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { accountEvents, type AccountEventRow } from '../../db/schema/account-log.ts';

/** Entries that are kept for each member: a sign-in that repeats itself must not fill the table. */
const longest = 500;

/** Writes down what happened to an account, and which browser did it. */
export async function noteEvent(c: Context<Env>, userId: number, kind: AccountEventKind) {
  const { db, clock } = c.get('backend');
  await writeEvent(db, {
    userId,
    kind,
    ip: c.get('ip') ?? null,
    agent: c.req.header('user-agent')?.slice(0, 500) ?? null,
    createdAt: clock(),
  });
}

type Entry = Omit<AccountEventRow, 'id' | 'kind'> & { kind: AccountEventKind };

/** The same for what no browser of theirs did, in the transaction that makes it true. */
export async function writeEvent(db: Queryable, entry: Entry): Promise<void> {
  const own = eq(accountEvents.userId, entry.userId);
  await db.insert(accountEvents).values(entry);
  const [oldest] = await db
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(own)
    .orderBy(desc(accountEvents.id))
    .offset(longest)
    .limit(1);
  if (oldest) await db.delete(accountEvents).where(and(own, lte(accountEvents.id, oldest.id)));
}
