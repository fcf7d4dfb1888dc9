import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { formerUsernames } from '../db/schema/former-usernames.ts';
import { users, type UserRow } from '../db/schema/users.ts';

const kept = 30 * 24 * 3600 * 1000;
/** Limit per member, so that nobody reserves names by taking one after the other. */
const mostKept = 5;

/** Finds the member who has this name or gave it up lately, whatever a viewer may see of them. */
export async function findByUsername(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  username: string,
): Promise<UserRow | undefined> {
  const name = username.toLowerCase();
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = ${name}`);
  if (row) return row;
  const [former] = await db
    .select({ user: users })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(and(eq(formerUsernames.username, name), gt(formerUsernames.until, clock())));
  return former?.user;
}

/** Null when nobody gave the name up within the time that it is kept. */
export async function formerHolder(db: Queryable, username: string, now: Date) {
  const [row] = await db
    .select({ id: formerUsernames.userId })
    .from(formerUsernames)
    .where(
      and(eq(formerUsernames.username, username.toLowerCase()), gt(formerUsernames.until, now)),
    );
  return row?.id ?? null;
}

/** Keeps the name that a member gives up; pass the transaction that gives it up. */
export async function keepFormerUsername(
  db: Queryable,
  { id: userId, username }: UserRow,
  next: string,
  now: Date,
) {
  const [old, taken] = [username.toLowerCase(), next.toLowerCase()];
  if (old === taken) return;
  const until = new Date(now.getTime() + kept);
  const names = formerUsernames;
  await db.delete(names).where(or(eq(names.username, taken), lte(names.until, now)));
  await db
    .insert(names)
    .values({ username: old, userId, until })
    .onConflictDoUpdate({ target: names.username, set: { userId, until } });
  const surplus = await db
    .select({ username: names.username })
    .from(names)
    .where(eq(names.userId, userId))
    .orderBy(desc(names.until))
    .offset(mostKept);
  for (const { username: name } of surplus) await db.delete(names).where(eq(names.username, name));
}
