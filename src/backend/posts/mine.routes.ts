import { createRoute } from '@hono/zod-openapi';
import { and, count, eq, exists, gt, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { myPostsAnswer, myPostsQuery } from '#src/contract/posts/post-write.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { members } from '../auth/access/members.ts';
import type { Backend, Router } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { postMedia, posts, type PostRow } from '../db/schema/posts.ts';
import { anyContains } from '../db/contains.ts';
import { pageFrame } from '../http/page-frame.ts';
import { pageOfPosts, type Order } from './feed/page.ts';
import { presentPosts } from './feed/post.presenter.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';

const perPage = 20;

const mine = createRoute({
  method: 'get',
  path: '/api/v1/me/posts',
  tags: ['posts'],
  summary:
    'My posts: published (latest first), scheduled (nearest first), drafts (last saved first)',
  middleware: members,
  request: { query: myPostsQuery },
  responses: {
    200: jsonAnswer(myPostsAnswer, 'Published ones when no status is asked for.'),
    ...refusals(401, 403, 422),
  },
});

const orders: Record<PostRow['status'], Order> = {
  published: 'published_at',
  scheduled: 'publish_at',
  draft: 'updated_at',
};

/** The author's own lists. */
export function addMyPosts(router: Router) {
  router.openapi(mine, async (c) => {
    const backend = c.get('backend');
    const { id: authorId } = currentUser(c);
    const { status = 'published', cursor, filter = 'all', q } = c.req.valid('query');
    const own = and(
      eq(posts.authorId, authorId),
      isNull(posts.deletedAt),
      or(isNull(posts.keptUntil), gt(posts.keptUntil, backend.clock())),
      or(ne(posts.status, 'draft'), isNotNull(posts.draftOf), hasContent(backend)),
    );
    const words = q?.trim() ?? '';
    const scope = and(
      own,
      eq(posts.status, status),
      filters[filter](backend),
      words === '' ? undefined : anyContains([posts.title, posts.text], words),
    );
    const order = orders[status];
    const page = await pageOfPosts(backend.db, scope, { order, cursor, perPage });
    const data = await presentPosts(backend, authorId, page.rows);
    const { links, meta } = pageFrame(c, page, perPage);
    const counts = await countOwn(backend, own);
    return c.json({ data, links, meta: { ...meta, counts } }, 200);
  });
}

/** A draft of which nothing is left is none: its author sees no row without words and pictures. */
const hasContent = ({ db }: Backend) =>
  or(
    isNotNull(posts.title),
    isNotNull(posts.text),
    exists(
      db.select({ id: postMedia.postId }).from(postMedia).where(eq(postMedia.postId, posts.id)),
    ),
  );

async function countOwn({ db }: Backend, own: SQL | undefined) {
  const rows = await db
    .select({ status: posts.status, total: count() })
    .from(posts)
    .where(own)
    .groupBy(posts.status);
  const counts = { published: 0, scheduled: 0, draft: 0 };
  for (const { status, total } of rows) counts[status] = total;
  return counts;
}

const showing = (type: 'image' | 'video') => (backend: Backend) =>
  exists(
    backend.db
      .select({ id: postMedia.postId })
      .from(postMedia)
      .innerJoin(files, eq(files.hash, postMedia.fileHash))
      .where(and(eq(postMedia.postId, posts.id), eq(files.type, type))),
  );

type Filter = 'all' | 'images' | 'videos' | 'paid';
const filters: Record<Filter, (backend: Backend) => SQL | undefined> = {
  all: () => undefined,
  images: showing('image'),
  videos: showing('video'),
  paid: () => eq(posts.isPaid, true),
};
