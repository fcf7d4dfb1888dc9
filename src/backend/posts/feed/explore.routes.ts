import { createRoute } from '@hono/zod-openapi';
import type { SQL } from 'drizzle-orm';
import { exploreAnswer, exploreRequest } from '#src/contract/posts/explore.ts';
import type { Backend, Router } from '../../context.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { foundPeople, pageOfPeople } from './found-people.ts';
import { publicPosts } from './found-posts.ts';
import { pageOfPosts } from './page.ts';
import { presentPosts } from './post.presenter.ts';

const perPage = 20;
/** People before the posts of a search for everything. */
const peoplePerSearch = 6;

const explore = createRoute({
  method: 'get',
  path: '/api/v1/explore',
  tags: ['posts'],
  summary: 'Public posts, and the people a search finds; also for guests',
  request: { query: exploreRequest },
  responses: {
    200: jsonAnswer(
      exploreAnswer,
      'Without a kind people come first, on the first page of a search only.',
    ),
    ...refusals(422),
  },
});

/** Public posts of everyone, and people; the teaser of the guests' main page. */
export function addExplore(router: Router) {
  router.openapi(explore, async (c) => {
    const backend = c.get('backend');
    const viewerId = c.get('user')?.id ?? null;
    const { q, kind, cursor, sort } = c.req.valid('query');
    const words = q?.trim() ?? '';
    const scopes = {
      people: foundPeople(backend, viewerId, words),
      posts: publicPosts(backend, viewerId, words),
    };
    const counted = async (isFirst: boolean) =>
      isFirst && words !== '' ? { counts: await countsOf(backend, scopes) } : {};
    if (kind === 'people') {
      const asked = { scope: scopes.people, viewerId, cursor, perPage };
      const { items, next, isFirst } = await pageOfPeople(backend, asked);
      const { links, meta } = pageFrame(c, { next, previous: null }, perPage);
      return c.json({ data: items, links, meta: { ...meta, ...(await counted(isFirst)) } }, 200);
    }
    const order = sort === 'popular' ? 'likes_count' : 'published_at';
    const page = await pageOfPosts(backend.db, scopes.posts, { order, cursor, perPage });
    const hasPeople = kind === undefined && page.isFirst && words !== '';
    const first = { scope: scopes.people, viewerId, cursor: undefined, perPage: peoplePerSearch };
    const people = hasPeople ? (await pageOfPeople(backend, first)).items : [];
    const items = await presentPosts(backend, viewerId, page.rows);
    const data = [...people, ...items.map((item) => ({ type: 'post' as const, item }))];
    const { links, meta } = pageFrame(c, page, perPage);
    return c.json({ data, links, meta: { ...meta, ...(await counted(page.isFirst)) } }, 200);
  });
}

interface Scopes {
  readonly people: SQL | undefined;
  readonly posts: SQL | undefined;
}

const countsOf = async ({ db }: Backend, scopes: Scopes) => ({
  people: await db.$count(users, scopes.people),
  posts: await db.$count(posts, scopes.posts),
});
