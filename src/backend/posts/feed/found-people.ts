import { and, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ExploreItem } from '#src/contract/posts/explore.ts';
import type { Backend } from '../../context.ts';
import { anyContains } from '../../db/contains.ts';
import { users } from '../../db/schema/users.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { presentCard } from '../../people/card.presenter.ts';
import { relationsWith } from '../../people/relations.ts';
import { unbanned } from './scopes.ts';

/** People whose name or username has these words; without words, everybody who may be found. */
export function foundPeople(
  backend: Backend,
  viewerId: number | null,
  words: string,
): SQL | undefined {
  return and(
    ne(users.id, 1),
    eq(users.isDeleted, false),
    eq(users.isFindable, true),
    words === '' ? undefined : anyContains([users.username, users.displayName], words),
    viewerId === null ? undefined : unbanned(backend, viewerId, users.id),
  );
}

/** Distance by which a creator without followers stands before the best known of all others. */
const ahead = 1_000_000_000;
/** Creators first, then by followers: one number, for the cursor. */
const rank = sql<number>`${users.followersCount} + case when ${users.isCreator} then ${ahead}::int else 0 end`;

interface Wanted {
  readonly scope: SQL | undefined;
  readonly viewerId: number | null;
  readonly cursor: string | undefined;
  readonly perPage: number;
}

/** A page of people, best known creators first. */
export async function pageOfPeople(
  backend: Backend,
  { scope, viewerId, cursor: text, perPage }: Wanted,
): Promise<{ items: ExploreItem[]; next: string | null; isFirst: boolean }> {
  const cursor = decodeCursor('rank', text);
  const key = typeof cursor?.key === 'number' && Number.isSafeInteger(cursor.key) ? cursor.key : 0;
  const place =
    cursor === null || !isPlace(key, cursor.id)
      ? undefined
      : or(lt(rank, key), and(eq(rank, key), gt(users.id, cursor.id)));
  const found = await backend.db
    .select()
    .from(users)
    .where(and(scope, place))
    .orderBy(desc(users.isCreator), desc(users.followersCount), users.id)
    .limit(perPage + 1);
  const rows = found.slice(0, perPage);
  const now = backend.clock();
  const ids = rows.map(({ id }) => id);
  const relationOf = await relationsWith(backend.db, viewerId, ids, now);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => ({
      type: 'user' as const,
      item: {
        ...presentCard(row, now),
        ...(viewerId === null ? {} : { is_follower: relationOf(row.id).iFollow }),
      },
    })),
    next:
      last && found.length > perPage
        ? encodeCursor('rank', {
            key: last.followersCount + (last.isCreator ? ahead : 0),
            id: last.id,
            pointsToNext: true,
          })
        : null,
    isFirst: place === undefined,
  };
}

const maxInteger = 2_147_483_647;
/** True for numbers that columns of the database can hold. */
const isPlace = (...keys: number[]) => keys.every((key) => Math.abs(key) <= maxInteger);
