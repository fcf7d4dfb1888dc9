import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, writePost } from '../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const day = 24 * 3600 * 1000;
const path = '/api/v1/me/profile';
const rename = async (browser: Browser, username: string) => {
  const answer = await browser.send('PUT', path, { display_name: 'A. Q.', username, about: '' });
  return answer.status;
};
const nameUnder = async (browser: Browser, username: string) => {
  const answer = await browser.get(`/api/v1/profiles/${username}`);
  const { data } = await answer.json();
  return answer.status === 200 ? data.username : answer.status;
};

describe('a name that was given up', () => {
  test('leads to who had it for 30 days, in any case, and to nobody afterwards', async () => {
    const guest = await openBrowser(backend);
    expect(await rename(ada, 'ada-b')).toBe(200);
    expect(await nameUnder(guest, 'ada')).toBe('ada-b');
    expect(await nameUnder(guest, 'ADA')).toBe('ada-b');
    backend.advance(30 * day - 1000);
    expect(await nameUnder(guest, 'ada')).toBe('ada-b');
    backend.advance(1000);
    expect(await nameUnder(guest, 'ada')).toBe(404);
  });

  test('leads to posts, lists of posts and the subscription as well', async () => {
    const post = await writePost(backend, 'ada', {});
    const bo = await signedIn(backend, 'bo');
    await rename(ada, 'ada-b');
    const places = [`/profiles/ada/posts/${post.id}`, '/profiles/ada/posts', '/subscriptions/ada'];
    for (const place of places) expect((await bo.get(`/api/v1${place}`)).status).toBe(200);
  });

  test('leads by the way of another change to the name of now', async () => {
    await rename(ada, 'ada-b');
    await rename(ada, 'ada-c');
    expect(await nameUnder(ada, 'ada')).toBe('ada-c');
    expect(await nameUnder(ada, 'ada-b')).toBe('ada-c');
  });

  test('can be taken by nobody else meanwhile, and back by who had it', async () => {
    const bo = await signedIn(backend, 'bo');
    await rename(ada, 'ada-b');
    const free = await (await bo.get('/api/v1/usernames/Ada')).json();
    expect(free).toMatchObject({ available: false, reason: 'taken' });
    expect(
      await refusalOf(
        await bo.send('PUT', path, { display_name: 'Bo', username: 'ada', about: '' }),
      ),
    ).toMatchObject({ errors: { username: ['The username has already been taken.'] } });
    expect(await rename(ada, 'ada')).toBe(200);
    expect(await nameUnder(bo, 'ada-b')).toBe('ada');
  });

  test('is another member’s after the time, and leads to them alone', async () => {
    await rename(ada, 'ada-b');
    backend.advance(31 * day);
    const bo = await signedIn(backend, 'bo');
    await backend.db
      .update(users)
      .set({ isVerified: false })
      .where(eq(users.id, idOf('ada')));
    expect(await rename(bo, 'ada')).toBe(200);
    expect(await nameUnder(bo, 'ada')).toBe('ada');
  });

  test('shows a blocked viewer and a deleted member’s visitors what no name shows', async () => {
    const bo = await signedIn(backend, 'bo');
    await rename(ada, 'ada-b');
    await ban(backend, 'ada', 'bo', 'block');
    const [old, none] = [
      await bo.get('/api/v1/profiles/ada'),
      await bo.get('/api/v1/profiles/none'),
    ];
    expect([old.status, await old.text()]).toEqual([none.status, await none.text()]);
    await backend.db
      .update(users)
      .set({ isDeleted: true })
      .where(eq(users.id, idOf('ada')));
    expect(await nameUnder(await openBrowser(backend), 'ada')).toBe(404);
  });

  test('is one of five at most: the oldest is free again', async () => {
    for (const name of ['n-1', 'n-2', 'n-3', 'n-4', 'n-5', 'n-6']) {
      backend.advance(1000);
      expect(await rename(ada, name)).toBe(200);
    }
    const bo = await signedIn(backend, 'bo');
    expect(await nameUnder(bo, 'n-1')).toBe('n-6');
    expect(await nameUnder(bo, 'ada')).toBe(404);
  });

  test('stays as it is where only its case changes', async () => {
    expect(await rename(ada, 'Ada')).toBe(200);
    expect(await nameUnder(ada, 'ada')).toBe('Ada');
  });

  test('and a rename at the same moment leave each name to one member', async () => {
    const bo = await signedIn(backend, 'bo');
    // Each member may change their profile 20 times a minute.
    for (let round = 0; round < 10; round += 1) {
      backend.advance(61_000);
      const [mine, next] = [`m-${round}`, `m-${round + 1}`];
      await rename(ada, mine);
      await Promise.all([rename(ada, next), rename(bo, mine)]);
      expect(await nameUnder(ada, mine)).toBe(next);
    }
  });
});
