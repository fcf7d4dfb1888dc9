import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Env } from '../context.ts';
import type { Db } from '../db/db.ts';
import { posts, type PostRow } from '../db/schema/posts.ts';
import { decodeCursor, encodeCursor, type Cursor } from './cursor.ts';

/** The first column a list of posts is ordered by; the second is always `id`. */
export type Order = 'published_at' | 'likes_count' | 'publish_at' | 'id';

const maxId = 2_147_483_647;

function keyOf(order: Order, { key }: Cursor): Date | number | null {
  if (order === 'likes_count' || order === 'id')
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
  id: posts.id,
} as const;
function valueOf(order: Order, row: PostRow): string | number {
  if (order === 'likes_count') return row.likesCount;
  if (order === 'id') return row.id;
  const at = order === 'published_at' ? row.publishedAt : row.publishAt;
  return at?.toISOString() ?? '';
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

/** `links` and `meta` of a cursor-paginated resource (contract §4.1). */
export function pageFrame(
  c: Context<Env>,
  page: Pick<PostPage, 'next' | 'previous'>,
  perPage: number,
) {
  const { appUrl } = c.get('backend').settings;
  const { pathname, searchParams } = new URL(c.req.url);
  const path = `${appUrl}${pathname}`;
  const link = (cursor: string | null) => {
    if (cursor === null) return null;
    const query = new URLSearchParams(searchParams);
    query.set('cursor', cursor);
    return `${path}?${query}`;
  };
  return {
    links: { first: null, last: null, prev: link(page.previous), next: link(page.next) },
    meta: { path, per_page: perPage, next_cursor: page.next, prev_cursor: page.previous },
  };
}
