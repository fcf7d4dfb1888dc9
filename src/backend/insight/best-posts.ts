import { and, desc, eq, gte, lt, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { AnalyticsQuery, BestPost, BestPostsSort } from '#src/contract/insight/analytics.ts';
import { feeSum, grossSum, listOf } from '../billing/payment-list.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { comments } from '../db/schema/comments.ts';
import { likes, posts } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';
import { daysOf } from './report.ts';
import { zoneDays } from './zone-days.ts';

interface Asked {
  readonly sort: BestPostsSort;
  readonly query: AnalyticsQuery;
}

const most = 20;
const excerptLength = 80;

/** Excerpt of a text, with `…` where it goes on. */
function beginningOf(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= excerptLength) return text;
  return `${letters.slice(0, excerptLength).join('').trimEnd()}…`;
}

/** The instants of the range; all begins with the first post. */
async function boundsOf(backend: Backend, memberId: number, query: AnalyticsQuery) {
  const days = zoneDays(query.tz);
  const { first, last } = await daysOf(backend, memberId, days, query);
  const isAll = query.from === undefined && query.range === 'all';
  return { from: isAll ? new Date(0) : days.startOf(first), to: days.startOf(last + 1) };
}

/** Likes or comments that each post of a member got in a range. */
const countsOf = (
  { db }: Backend,
  table: typeof likes | typeof comments,
  within: (column: Column) => SQL | undefined,
  authorId: number,
  /** Alias that no other column of the joined query may have. */
  name: string,
) =>
  db
    .select({ postId: table.postId, count: sql<string>`count(*)`.as(name) })
    .from(table)
    .innerJoin(posts, eq(posts.id, table.postId))
    .where(and(eq(posts.authorId, authorId), within(table.createdAt)))
    .groupBy(table.postId);

const numberOf = (column: SQL | SQL.Aliased) => sql`coalesce(${column}, 0)`.mapWith(Number);

/** The posts of a member that brought most in a range: the payments are those that billing lists. */
export async function bestPostsOf(
  backend: Backend,
  { id: memberId, username }: UserRow,
  { sort, query }: Asked,
): Promise<BestPost[]> {
  const { db } = backend;
  const { from, to } = await boundsOf(backend, memberId, query);
  const within = (column: Column) => and(gte(column, from), lt(column, to));
  const bought = listOf(backend, {
    memberId,
    list: 'received',
    query: { from: from.toISOString(), to: to.toISOString(), type: 'post', status: 'succeeded' },
  });
  const earned = db
    .select({
      postId: payments.subjectId,
      sales: sql<string>`count(*)`.as('sales'),
      gross: grossSum().as('gross'),
      fee: feeSum().as('fee'),
    })
    .from(payments)
    .where(and(bought, eq(payments.subjectType, 'post')))
    .groupBy(payments.subjectId)
    .as('earned');
  const liked = countsOf(backend, likes, within, memberId, 'likes_there').as('liked');
  const said = countsOf(backend, comments, within, memberId, 'comments_there').as('said');
  const of = {
    sales: numberOf(earned.sales),
    gross: numberOf(earned.gross),
    fee: numberOf(earned.fee),
    likes: numberOf(liked.count),
    comments: numberOf(said.count),
  };
  const best = { ...of, net: sql`${of.gross} - ${of.fee}` };
  const rows = await db
    .select({ post: posts, ...of })
    .from(posts)
    .leftJoin(earned, eq(earned.postId, posts.id))
    .leftJoin(liked, eq(liked.postId, posts.id))
    .leftJoin(said, eq(said.postId, posts.id))
    .where(
      and(
        eq(posts.authorId, memberId),
        or(sql`${earned.sales} > 0`, sql`${liked.count} > 0`, sql`${said.count} > 0`),
      ),
    )
    .orderBy(desc(best[sort]), desc(best.net), desc(best.likes), desc(posts.id))
    .limit(most);
  return rows.map(({ post, ...row }) => ({
    id: post.id,
    title: post.title,
    excerpt: post.text === null ? null : beginningOf(post.text),
    path: post.deletedAt === null ? `/${username}/post/${post.id}` : null,
    published_at: post.publishedAt?.toISOString() ?? null,
    likes: row.likes,
    comments: row.comments,
    sales: row.sales,
    gross: toMoney(row.gross),
    fee: toMoney(row.fee),
    net: toMoney(row.gross - row.fee),
  }));
}
