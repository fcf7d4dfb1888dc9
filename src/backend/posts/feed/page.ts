import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { posts, type PostRow } from '../../db/schema/posts.ts';
import { decodeCursor, encodeCursor, type Cursor } from '../../lib/cursor.ts';

/** The first column a list of posts is ordered by; the second is always `id`. */
export type Order = 'published_at' | 'likes_count' | 'publish_at' | 'updated_at';

const maxId = 2_147_483_647;

function keyOf(order: Order, { key }: Cursor): Date | number | null {
  if (order === 'likes_count')
    return typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= maxId ? key : null;
  const date = new Date(key);
  const year = date.getUTCFullYear();
  // JavaScript's dates reach further than the database's; beyond these years both write them otherwise.
  return year >= 1 && year <= 9_999 ? date : null;
}

const columnOf = {
  published_at: posts.publishedAt,
  likes_count: posts.likesCount,
  publish_at: posts.publishAt,
  updated_at: posts.updatedAt,
} as const;
function valueOf(order: Order, row: PostRow): string | number {
  if (order === 'likes_count') return row.likesCount;
  const moments = {
    published_at: row.publishedAt,
    publish_at: row.publishAt,
    updated_at: row.updatedAt,
  };
  return moments[order]?.toISOString() ?? '';
}

export interface PostPage {
  rows: PostRow[];
  next: string | null;
  previous: string | null;
  /** True without a cursor, or with an unreadable one. */
  isFirst: boolean;
}

/** A page after (or before) a cursor: posts that appear meanwhile never shift it. */
export async function pageOfPosts(
  db: Db,
  where: SQL | undefined,
  { order, cursor: text, perPage }: { order: Order; cursor: string | undefined; perPage: number },
): Promise<PostPage> {
  const cursor = decodeCursor(order, text);
  const key = cursor && Math.abs(cursor.id) <= maxId ? keyOf(order, cursor) : null;
  const column = columnOf[order];
  const isBack = key !== null && cursor?.pointsToNext === false;
  // Planned posts come nearest first, all others latest first.
  const isRising = isBack !== (order === 'publish_at');
  const [beyond, direction] = isRising ? ([gt, asc] as const) : ([lt, desc] as const);
  const place =
    key === null || !cursor
      ? undefined
      : or(beyond(column, key), and(eq(column, key), beyond(posts.id, cursor.id)));
  const found = await db
    .select()
    .from(posts)
    .where(and(where, place))
    .orderBy(direction(column), direction(posts.id))
    .limit(perPage + 1);
  const isMore = found.length > perPage;
  const kept = found.slice(0, perPage);
  const rows = isBack ? kept.toReversed() : kept;
  const at = (row: PostRow | undefined, pointsToNext: boolean) =>
    row ? encodeCursor(order, { key: valueOf(order, row), id: row.id, pointsToNext }) : null;
  return {
    rows,
    next: isBack || isMore ? at(rows.at(-1), true) : null,
    previous: isBack ? (isMore ? at(rows[0], false) : null) : place ? at(rows[0], false) : null,
    isFirst: place === undefined,
  };
}
