import { createRoute } from '@hono/zod-openapi';
import { and, count, desc, eq, gt, or } from 'drizzle-orm';
import { z } from 'zod';
import { feedAnswer, newCountAnswer } from '#src/contract/posts/feed.ts';
import { rowId } from '#src/contract/lib/ids.ts';
import { likeAnswer, postAnswer } from '#src/contract/posts/post.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { members } from '../../auth/access/members.ts';
import type { Backend, Router } from '../../context.ts';
import { posts } from '../../db/schema/posts.ts';
import { notFound } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { addExplore } from './explore.routes.ts';
import { findPost } from './find-post.ts';
import { setLike } from './like.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { pageOfPosts } from './page.ts';
import { presentPosts } from './post.presenter.ts';
import { feedOf } from './scopes.ts';

const tags = ['posts'];
/** Several screens of a phone. Twenty of them, drawn at once, were a twentieth of the page's memory. */
const perPage = 10;

const feed = createRoute({
  method: 'get',
  path: '/api/v1/feed',
  tags,
  summary: 'Posts of the people I follow or subscribe to, and mine, newest first',
  middleware: members,
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: {
    200: jsonAnswer(feedAnswer, 'An unreadable cursor is the first page.'),
    ...refusals(401, 403),
  },
});

const newCount = createRoute({
  method: 'get',
  path: '/api/v1/feed/new_count',
  tags,
  summary: 'How many posts of the feed are newer than the one known',
  middleware: members,
  request: { query: z.object({ since_id: z.string() }) },
  responses: { 200: jsonAnswer(newCountAnswer, 'The number.'), ...refusals(401, 403, 422) },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/profiles/{username}/posts/{id}',
  tags,
  summary: 'One post; also for guests',
  request: { params: z.object({ username: z.string(), id: z.string() }) },
  responses: { 200: jsonAnswer(postAnswer, 'The post, locked or not.'), ...refusals(404) },
});

const likeOf = (method: 'post' | 'delete', summary: string) =>
  createRoute({
    method,
    path: '/api/v1/posts/{id}/like',
    tags,
    summary,
    middleware: members,
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: jsonAnswer(likeAnswer, 'The same again changes nothing.'),
      ...refusals(401, 403, 404, 419),
    },
  });

/** Feed, posts, likes, explore. */
export function feedRoutes(): Router {
  const router = newRouter();
  router.openapi(feed, async (c) => {
    const backend = c.get('backend');
    const viewer = currentUser(c);
    const { cursor } = c.req.valid('query');
    const scope = feedOf(backend, viewer.id);
    const page = await pageOfPosts(backend.db, scope, { order: 'published_at', cursor, perPage });
    const { links, meta } = pageFrame(c, page, perPage);
    const newest = page.isFirst ? page.rows[0]?.id : await newestId(backend, viewer.id);
    const data = await presentPosts(backend, viewer.id, page.rows);
    return c.json({ data, links, meta: { ...meta, newest_id: newest ?? null } }, 200);
  });

  router.openapi(newCount, async (c) => {
    const backend = c.get('backend');
    const since = rowId.safeParse(Number(c.req.valid('query').since_id));
    return c.json({ count: await countSince(backend, currentUser(c).id, since.data ?? 0) }, 200);
  });

  router.openapi(one, async (c) => {
    const backend = c.get('backend');
    const viewerId = c.get('user')?.id ?? null;
    const { username, id } = c.req.valid('param');
    const row = await findPost(backend, viewerId, rowIdFrom(id), username);
    const [data] = await presentPosts(backend, viewerId, [row]);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });

  for (const method of ['post', 'delete'] as const)
    router.openapi(
      likeOf(method, method === 'post' ? 'Like a post' : 'Take a like back'),
      async (c) => {
        const backend = c.get('backend');
        const { id: viewerId } = currentUser(c);
        const post = await findPost(backend, viewerId, rowIdFrom(c.req.valid('param').id));
        const likesCount = await setLike(backend, viewerId, post, method === 'post');
        return c.json({ success: true, likes_count: likesCount }, 200);
      },
    );

  addExplore(router);
  return router;
}

async function newestId(backend: Backend, viewerId: number): Promise<number | undefined> {
  const [row] = await backend.db
    .select({ id: posts.id })
    .from(posts)
    .where(feedOf(backend, viewerId))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(1);
  return row?.id;
}

/** In the feed's own order; a post that is gone counts by its number. */
async function countSince(backend: Backend, viewerId: number, sinceId: number): Promise<number> {
  const { db } = backend;
  const [since] = await db.select().from(posts).where(eq(posts.id, sinceId));
  const newer = since?.publishedAt
    ? or(
        gt(posts.publishedAt, since.publishedAt),
        and(eq(posts.publishedAt, since.publishedAt), gt(posts.id, since.id)),
      )
    : gt(posts.id, sinceId);
  const [row] = await db
    .select({ count: count() })
    .from(posts)
    .where(and(feedOf(backend, viewerId), newer));
  return row?.count ?? 0;
}
