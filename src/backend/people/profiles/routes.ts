import { createRoute } from '@hono/zod-openapi';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  profileAnswer,
  profilePostsAnswer,
  profilePostsQuery,
  profileQuery,
} from '#src/contract/people/profile.ts';
import type { Backend, Router } from '../../context.ts';
import { postMedia, posts } from '../../db/schema/posts.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { pageOfPosts } from '../../posts/feed/page.ts';
import { presentPosts } from '../../posts/feed/post.presenter.ts';
import { published } from '../../posts/feed/scopes.ts';
import { newRouter } from '../../http/router.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { findProfile } from './find-profile.ts';
import { presentProfile } from './profile.presenter.ts';

const tags = ['profiles'];
const perPage = 20;
const params = z.object({ username: z.string() });

const show = createRoute({
  method: 'get',
  path: '/api/v1/profiles/{username}',
  tags,
  summary: 'A profile; its public part for guests',
  request: { params, query: profileQuery },
  responses: {
    200: jsonAnswer(profileAnswer, 'The profile, under its name as its owner writes it.'),
    ...refusals(404, 422),
  },
});

const postsOf = createRoute({
  method: 'get',
  path: '/api/v1/profiles/{username}/posts',
  tags,
  summary: 'Posts of a profile, latest first; also for guests',
  request: { params, query: profilePostsQuery },
  responses: {
    200: jsonAnswer(profilePostsAnswer, 'Locked posts too, without their text and media.'),
    ...refusals(404, 422),
  },
});

/** Profiles and their posts; one post is `posts/feed/routes.ts`. */
export function profileRoutes(): Router {
  const router = newRouter();
  router.openapi(show, async (c) => {
    const backend = c.get('backend');
    const viewerId = viewerOf(c.get('user'), c.req.valid('query').as);
    const row = await findProfile(backend, viewerId, c.req.valid('param').username);
    return c.json({ data: await presentProfile(backend, viewerId, row) }, 200);
  });

  router.openapi(postsOf, async (c) => {
    const backend = c.get('backend');
    const { cursor, filter = 'all', as } = c.req.valid('query');
    const viewerId = viewerOf(c.get('user'), as);
    const author = await findProfile(backend, viewerId, c.req.valid('param').username);
    const scope = and(eq(posts.authorId, author.id), published(backend), filters[filter](backend));
    const page = await pageOfPosts(backend.db, scope, { order: 'published_at', cursor, perPage });
    const data = await presentPosts(backend, viewerId, page.rows);
    return c.json({ data, ...pageFrame(c, page, perPage) }, 200);
  });
  return router;
}

/** Null is a guest, and a member who looks as one. */
const viewerOf = (user: { readonly id: number } | null | undefined, as: 'guest' | undefined) =>
  as === 'guest' ? null : (user?.id ?? null);

const filters: Record<'all' | 'media' | 'paid', (backend: Backend) => SQL | undefined> = {
  all: () => undefined,
  media: ({ db }) =>
    exists(
      db.select({ id: postMedia.postId }).from(postMedia).where(eq(postMedia.postId, posts.id)),
    ),
  paid: () => eq(posts.isPaid, true),
};
