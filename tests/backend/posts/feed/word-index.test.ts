import { desc, sql, type SQLWrapper } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { foundPeople } from '#src/backend/posts/feed/found-people.ts';
import { publicPosts } from '#src/backend/posts/feed/found-posts.ts';
import { exploreAnswer } from '#src/contract/posts/explore.ts';
import { openBrowser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';

/** Rows enough that reading them all costs more than the index. */
const many = 20_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  const now = backend.clock().toISOString();
  await backend.db.execute(sql`
    insert into posts (author_id, title, text, is_paid, visibility, status, published_at, created_at, updated_at)
    select ${idOf('ada')}::int, 'Title of ' || md5(n::text), 'Words about ' || md5((n + 7)::text),
      n % 5 = 0, 'public', 'published', ${now}, ${now}, ${now}
    from generate_series(1, ${many}::int) n`);
  await backend.db.execute(sql`
    insert into users (email, username, display_name, created_at, updated_at)
    select 'm' || n || '@fanfare.test', 'm' || md5(n::text), 'Name ' || md5((n + 7)::text), ${now}, ${now}
    from generate_series(1, ${many}::int) n`);
  await backend.db.insert(posts).values([
    {
      authorId: idOf('fay'),
      title: 'Crème at dawn',
      text: 'Blue kiln inside',
      visibility: 'public',
      status: 'published',
      publishedAt: backend.clock(),
      createdAt: backend.clock(),
      updatedAt: backend.clock(),
    },
    {
      authorId: idOf('fay'),
      title: 'Paid',
      text: 'Blue kiln, paid',
      isPaid: true,
      price: 500,
      visibility: 'public',
      status: 'published',
      publishedAt: backend.clock(),
      createdAt: backend.clock(),
      updatedAt: backend.clock(),
    },
  ]);
  await backend.db.execute(sql`vacuum analyze posts`);
  await backend.db.execute(sql`vacuum analyze users`);
});

/** Words compared with those of each row in turn. */
const reading = /Filter: .*~~\*/;

const planOf = async (query: SQLWrapper): Promise<string> => {
  const { rows } = await backend.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('titles and texts are read by their indices', async () => {
  const found = backend.db
    .select()
    .from(posts)
    .where(publicPosts(backend, null, 'kiln'));
  const newest = found.orderBy(desc(posts.publishedAt), desc(posts.id)).limit(21);
  for (const query of [sql`${found}`, sql`${newest}`]) {
    const plan = await planOf(query);
    expect(plan).toContain('posts_title_words');
    expect(plan).toContain('posts_text_words');
    expect(plan).not.toMatch(reading);
  }
});

test('names of people are read by theirs', async () => {
  const scope = foundPeople(backend, idOf('bo'), 'kiln');
  const plan = await planOf(sql`${backend.db.select().from(users).where(scope)}`);
  expect(plan).toContain('users_username_words');
  expect(plan).toContain('users_name_words');
  expect(plan).not.toMatch(reading);
});

test('they find what reading all would: accents, pieces of words, nothing of what is sold', async () => {
  const guest = await openBrowser(backend);
  const found = async (words: string) => {
    const answer = await guest.get(`/api/v1/explore?q=${encodeURIComponent(words)}`);
    return exploreAnswer.parse(await answer.json()).meta.counts;
  };
  expect(await found('creme AT')).toEqual({ people: 0, posts: 1 });
  expect(await found('ue kil')).toEqual({ people: 0, posts: 1 });
  expect(await found('kiln, paid')).toEqual({ people: 0, posts: 0 });
  expect(await found('k_ln')).toEqual({ people: 0, posts: 0 });
});
