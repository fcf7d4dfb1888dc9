import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/db.ts';
import { referralLinks, referrals } from '../../../db/schema/social.ts';
import { users, type UserRow } from '../../../db/schema/users.ts';

/** The link with this code, case-insensitive, and its owner; revoked links and those of deleted users are void. */
export async function findLink(db: Queryable, code: string) {
  const [row] = await db
    .select({ link: referralLinks, inviter: users })
    .from(referralLinks)
    .innerJoin(users, eq(users.id, referralLinks.userId))
    .where(
      and(
        sql`lower(${referralLinks.code}) = ${code.toLowerCase()}`,
        isNull(referralLinks.revokedAt),
      ),
    );
  return row && !row.inviter.isDeleted ? row : undefined;
}

/**
 * Notes who invited a new member. An unknown code is ignored, never an error (contract §8.1), and so is
 * the code of somebody who used this very browser before: nobody invites themselves.
 */
export async function creditReferral(
  db: Queryable,
  user: UserRow,
  { code, formerMembers }: { code: string; formerMembers: readonly number[] },
) {
  const found = await findLink(db, code);
  if (!found || formerMembers.includes(found.inviter.id)) return;
  await db
    .insert(referrals)
    .values({ userId: user.id, linkId: found.link.id, createdAt: user.createdAt })
    .onConflictDoNothing();
}
