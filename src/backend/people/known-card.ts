import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { UserCard } from '#src/contract/people/people.ts';
import type { Queryable } from '../db/db.ts';
import { bans } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { presentCard, type CardRow } from './card.presenter.ts';

/** A person's card as one viewer may know it, and whether that person blocks the viewer. */
export interface KnownCards {
  of(row: CardRow): UserCard;
  isClosed(id: number): boolean;
}

/**
 * Cards in what a viewer's own past holds: payments, reports, notifications. Who blocks the viewer stays
 * there as they were called when the block began: no later name, no picture, never online.
 */
export async function knownCards(
  db: Queryable,
  viewerId: number | null,
  ids: readonly number[],
  now: Date,
): Promise<KnownCards> {
  const blocks =
    viewerId === null || ids.length === 0
      ? []
      : await db
          .select()
          .from(bans)
          .where(
            and(
              inArray(bans.byUserId, [...new Set(ids)]),
              eq(bans.toUserId, viewerId),
              eq(bans.banType, 'block'),
            ),
          );
  const former = new Map(blocks.map((row) => [row.byUserId, row]));
  return {
    isClosed: (id) => former.has(id),
    of(row) {
      const block = former.get(row.id);
      if (!block) return presentCard(row, now);
      const nameless = String(row.id);
      return presentCard(
        {
          id: row.id,
          username: block.byUsername ?? nameless,
          displayName: block.byDisplayName ?? nameless,
          profilePhoto: null,
          isVerified: false,
          lastSeenAt: null,
          showsOnline: false,
        },
        now,
      );
    },
  };
}

const formerName = (memberId: number, column: SQL, current: SQL, id: SQL) => sql<string>`coalesce(
  (select coalesce(${column}, ${id}::text) from bans
    where by_user_id = ${id} and to_user_id = ${memberId}::integer and ban_type = 'block'), ${current})`;

/** The same names inside a query, of the person whose row stands under `alias`. */
export const knownNames = (memberId: number, alias: SQL = sql`${users}`) => ({
  username: formerName(memberId, sql`by_username`, sql`${alias}.username`, sql`${alias}.id`),
  displayName: formerName(
    memberId,
    sql`by_display_name`,
    sql`${alias}.display_name`,
    sql`${alias}.id`,
  ),
});
