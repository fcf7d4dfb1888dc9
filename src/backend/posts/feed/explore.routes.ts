import { createRoute } from '@hono/zod-openapi';
import { and, desc, eq, ne, or, type SQL } from 'drizzle-orm';
import { exploreAnswer, exploreRequest, type ExploreItem } from '#src/contract/posts/explore.ts';
import type { Backend, Router } from '../../context.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { presentCard } from '../../people/card.presenter.ts';
import { relationsWith, type Relation } from '../../people/relations.ts';
import { anyContains, contains } from '../../db/contains.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { pageOfPosts } from './page.ts';
import { presentPosts } from './post.presenter.ts';
import { shownTo, published } from './scopes.ts';

const perPage = 20;
const peoplePerSearch = 5;

const explore = createRoute({
  method: 'get',
  path: '/api/v1/explore',
  tags: ['posts'],
  summary: 'Public posts, and the people a search finds; also for guests',
  request: { query: exploreRequest },
  responses: {
    200: jsonAnswer(exploreAnswer, 'People come first, on the first page only.'),
    ...refusals(422),
  },
});

/** Public posts of everyone; the teaser of the guests' main page. */
export function addExplore(router: Router) {
  router.openapi(explore, async (c) => {
    const backend = c.get('backend');
    const viewerId = c.get('user')?.id ?? null;
    const { q, cursor, sort } = c.req.valid('query');
    const words = q?.trim() ?? '';
    const order = sort === 'popular' ? 'likes_count' : 'published_at';
    const scope = publicPosts(backend, viewerId, words);
    const page = await pageOfPosts(backend.db, scope, { order, cursor, perPage });
    const people = page.isFirst && words !== '' ? await findPeople(backend, viewerId, words) : [];
    const items = await presentPosts(backend, viewerId, page.rows);
    const data: ExploreItem[] = [
      ...people,
      ...items.map((item) => ({ type: 'post' as const, item })),
    ];
    return c.json({ data, ...pageFrame(c, page, perPage) }, 200);
  });
}

/** Paid texts are not searched: a match would reveal what they say. */
function publicPosts(backend: Backend, viewerId: number | null, words: string): SQL | undefined {
  return and(
    published(backend),
    eq(posts.visibility, 'public'),
    viewerId === null ? undefined : shownTo(backend, viewerId),
    words === ''
      ? undefined
      : or(contains(posts.title, words), and(eq(posts.isPaid, false), contains(posts.text, words))),
  );
}

const isShown = ({ bansMe, iBan }: Relation) =>
  bansMe !== 'block' && iBan !== 'block' && iBan !== 'mute';

async function findPeople(
  backend: Backend,
  viewerId: number | null,
  words: string,
): Promise<ExploreItem[]> {
  const rows = await backend.db
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, 1),
        eq(users.isDeleted, false),
        eq(users.isFindable, true),
        anyContains([users.username, users.displayName], words),
      ),
    )
    .orderBy(desc(users.isCreator), desc(users.followersCount), users.id)
    .limit(peoplePerSearch);
  const now = backend.clock();
  const ids = rows.map(({ id }) => id);
  const relationOf = await relationsWith(backend.db, viewerId, ids, now);
  return rows
    .filter(({ id }) => isShown(relationOf(id)))
    .map((row) => ({ type: 'user' as const, item: presentCard(row, now) }));
}
