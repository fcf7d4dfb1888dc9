import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#src/backend/db/schema/users.ts';
import { exploreAnswer } from '#src/contract/posts/explore.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, follow, idOf, writePost } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const explore = async (query: string, browser?: Browser) => {
  const answer = await (browser ?? (await openBrowser(backend))).get(`/api/v1/explore${query}`);
  expect(answer.status).toBe(200);
  return exploreAnswer.parse(await answer.json());
};
const first = async (query: string, browser?: Browser) =>
  (await explore(query, browser)).data[0]?.item;
const kindsOf = ({ data }: Awaited<ReturnType<typeof explore>>) => data.map(({ type }) => type);

describe('kinds of what is found', () => {
  beforeEach(async () => {
    await writePost(backend, 'fay', { title: 'Ada sang with me' });
    await writePost(backend, 'fay', { title: 'Ada again' });
  });

  it('lists each alone, and counts both each time', async () => {
    const counts = { people: 1, posts: 2 };
    const all = await explore('?q=ada');
    expect(kindsOf(all)).toEqual(['user', 'post', 'post']);
    expect(all.meta.counts).toEqual(counts);
    const people = await explore('?q=ada&kind=people');
    expect(kindsOf(people)).toEqual(['user']);
    expect(people.meta.counts).toEqual(counts);
    const posts = await explore('?q=ada&kind=posts');
    expect(kindsOf(posts)).toEqual(['post', 'post']);
    expect(posts.meta.counts).toEqual(counts);
    const guest = await openBrowser(backend);
    expect((await guest.get('/api/v1/explore?kind=x')).status).toBe(422);
  });

  it('counts nothing without words', async () => {
    expect((await explore('')).meta.counts).toBeUndefined();
    expect((await explore('?kind=people')).meta.counts).toBeUndefined();
  });

  it('counts nobody and nothing that the member does not see', async () => {
    await ban(backend, 'bo', 'ada', 'mute');
    await ban(backend, 'fay', 'bo', 'block');
    const { data, meta } = await explore('?q=ada', bo);
    expect(data).toEqual([]);
    expect(meta.counts).toEqual({ people: 0, posts: 0 });
  });
});

describe('people', () => {
  it('come page by page, creators first, each once', async () => {
    const now = backend.clock();
    const row = (at: number) => ({
      email: `found${at}@fanfare.test`,
      username: `found${at}`,
      displayName: `Found ${at}`,
      followersCount: at % 7,
      isCreator: at % 2 === 0,
      createdAt: now,
      updatedAt: now,
    });
    await backend.db.insert(users).values(Array.from({ length: 45 }, (_, at) => row(at)));
    const listed: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 5; page += 1) {
      const from: string = cursor && `&cursor=${cursor}`;
      const { data, meta } = await explore(`?q=found&kind=people${from}`);
      expect(meta.counts?.people).toBe(page === 0 ? 45 : undefined);
      listed.push(...data.map(({ item }) => ('username' in item ? item.username : '')));
      cursor = meta.next_cursor;
    }
    expect(new Set(listed).size).toBe(45);
    expect(listed).toHaveLength(45);
    const creators = listed.map((name) => Number(name.slice(5)) % 2 === 0);
    expect(creators).toEqual(creators.toSorted((one, other) => Number(other) - Number(one)));
    const known = listed.slice(0, creators.indexOf(false)).map((name) => Number(name.slice(5)) % 7);
    expect(known).toEqual(known.toSorted((one, other) => other - one));
  });

  it('come without words too, and with unreadable cursors from the first on', async () => {
    const { data } = await explore('?kind=people');
    expect(data.length).toBeGreaterThan(3);
    const far = Buffer.from(JSON.stringify({ rank: 1e15, id: 1 })).toString('base64url');
    expect((await explore(`?kind=people&cursor=${far}`)).data).toEqual(data);
    const ada = eq(users.id, idOf('ada'));
    await backend.db.update(users).set({ isFindable: false }).where(ada);
    expect((await explore('?kind=people')).data).toHaveLength(data.length - 1);
  });

  it('say to a member whom they follow, and to a guest nothing', async () => {
    await follow(backend, 'bo', 'ada');
    expect(await first('?q=ada', bo)).toMatchObject({ is_follower: true });
    expect(await first('?q=fay', bo)).toMatchObject({ is_follower: false });
    expect(await first('?q=ada')).not.toHaveProperty('is_follower');
  });
});
