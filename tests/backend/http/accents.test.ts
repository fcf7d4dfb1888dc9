import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { makePost } from '../posts/writing.ts';
import { follow } from '../world.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;

const decomposed = (text: string) => text.normalize('NFD');
const written = 'Crème brûlée at Café Ёлка';

beforeAll(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
  await backend.db.update(users).set({ displayName: 'Zoë Müller' }).where(eq(users.id, castIds.bo));
  await makePost(ada, { text: written });
  await makePost(ada, { text: decomposed(`${written} again`) });
  await makePost(ada, { text: 'Creme brulee at Cafe елка, in plain letters' });
  await makePost(ada, { text: 'Something else' });
  await follow(backend, 'bo', 'ada');
  await say(bo, 'ada', 'Hello');
});

/** Lists of people tell their count beside their two sides. */
const rows = z.object({ data: z.array(z.unknown()).optional(), count: z.int().optional() });
const found = async (browser: Browser, path: string, words: string): Promise<number> => {
  const answer = await browser.get(`${path}${encodeURIComponent(words)}`);
  expect(answer.status).toBe(200);
  const { data, count } = rows.parse(await answer.json());
  return count ?? data?.length ?? -1;
};

describe.each(['creme brulee', 'CRÈME BRÛLÉE', decomposed('crème'), 'café', 'ёлка', 'ЕЛКА'])(
  '"%s" finds what is written with and without accents, in both normal forms',
  (words) => {
    test.each([
      ['of one’s own posts', '/api/v1/me/posts?q='],
      ['in Explore', '/api/v1/explore?q='],
    ])('%s', async (_, path) => {
      expect(await found(ada, path, words)).toBe(3);
    });
  },
);

test.each(['zoe', 'ZOË', decomposed('müller'), 'e mull'])('"%s" finds a person', async (words) => {
  expect(await found(ada, '/api/v1/people/followers?q=', words)).toBe(1);
  const chats = await ada.post('/api/v1/chats/all', { search: words });
  expect(rows.parse(await chats.json()).count).toBe(1);
  expect(await found(ada, '/api/v1/explore?q=', words)).toBe(1);
});

test('letters are not marks: others are not found', async () => {
  expect(await found(ada, '/api/v1/me/posts?q=', 'crama')).toBe(0);
  expect(await found(ada, '/api/v1/people/followers?q=', 'zoa')).toBe(0);
  expect(await found(ada, '/api/v1/me/posts?q=', '_')).toBe(0);
});
