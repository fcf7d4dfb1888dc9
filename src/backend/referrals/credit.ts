import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { referralLinks, referrals } from '../db/schema/social.ts';
import { users, type UserRow } from '../db/schema/users.ts';

/** The link with this code, case-insensitive, and its owner; links of deleted users are void. */
export async function findLink(db: Queryable, code: string) {
  const [row] = await db
    .select({ link: referralLinks, inviter: users })
    .from(referralLinks)
    .innerJoin(users, eq(users.id, referralLinks.userId))
    .where(sql`lower(${referralLinks.code}) = ${code.toLowerCase()}`);
  return row && !row.inviter.isDeleted ? row : undefined;
}

/** Notes who invited a new member. An unknown code is ignored, never an error (contract §8.1). */
export async function creditReferral(db: Queryable, user: UserRow, code: string) {
  const found = await findLink(db, code);
  if (!found) return;
  await db
    .insert(referrals)
    .values({ userId: user.id, linkId: found.link.id, createdAt: user.createdAt })
    .onConflictDoNothing();
}
