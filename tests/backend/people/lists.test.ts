import { beforeEach, describe, expect, it } from 'vitest';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { follows } from '#src/backend/db/schema/people.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { peopleAnswer, peopleCounts } from '#src/contract/people/relation.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, subscribe } from '../world.ts';
import { listOf, relate } from './relate.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

/** `count` people who follow `ada`, three of a moment; ids from 1001. */
async function gather(count: number) {
  const at = backend.clock().getTime();
  const people = Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    email: `fan${index}@fanfare.test`,
    username: `fan_${index}`,
    displayName: `Fan 100% ${index}`,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  }));
  await backend.db.insert(users).values(people);
  await backend.db.insert(follows).values(
    people.map(({ id }, index) => ({
      byUserId: id,
      toUserId: idOf('ada'),
      createdAt: new Date(at - Math.floor(index / 3) * 1000),
    })),
  );
  return people.map(({ id }) => id);
}
const placeText = (value: string) => Buffer.from(value).toString('base64url');
const idsOf = (list: { by_user: { id: number } }[]) => list.map(({ by_user }) => by_user.id);

describe('a list', () => {
  it('has the sides of the spec: by me in three of them, to me in two', async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'ada');
    await ban(backend, 'bo', 'fay', 'mute');
    const [mine, theirs] = [{ id: 3 }, { id: 3, username: 'bo', display_name: 'Bo Lindqvist' }];
    for (const list of ['followed', 'subscriptions'] as const)
      expect((await listOf(bo, list)).list).toMatchObject([{ by_user: mine, to_user: { id: 2 } }]);
    expect((await listOf(bo, 'blacklist')).list).toMatchObject([
      { by_user: mine, to_user: { id: 7, username: 'fay' }, ban_type: 'mute' },
    ]);
    for (const list of ['followers', 'subscribers'] as const)
      expect((await listOf(ada, list)).list).toMatchObject([
        { by_user: theirs, to_user: { id: 2 } },
      ]);
    const counts = await bo.get('/api/v1/people/counts');
    expect(peopleCounts.parse(await counts.json())).toEqual({
      subscriptions: 1,
      followed: 1,
      subscribers: 0,
      followers: 0,
      blacklist: 1,
    });
  });

  it('of subscriptions tells price, period and end of each, the expired ones too', async () => {
    await subscribe(backend, 'bo', 'ada', 12);
    backend.advance(1000);
    await subscribe(backend, 'bo', 'fay', -1);
    const { list } = await listOf(bo, 'subscriptions');
    expect(list).toMatchObject([
      { to_user: { id: 7 }, is_expired: true, is_auto_renewable: true },
      {
        to_user: { id: 2 },
        is_expired: false,
        expires_at: '2026-05-16T10:00:00.000Z',
        created_at: '2026-05-04T10:00:00.000Z',
        months: 1,
        price: { amount: 999, currency: 'USD' },
      },
    ]);
  });

  it('says whom I follow back', async () => {
    await follow(backend, 'bo', 'ada');
    await follow(backend, 'ada', 'bo');
    await follow(backend, 'cy', 'ada');
    const flags = (await listOf(ada, 'followers')).list.map(({ by_user, is_followed }) => [
      by_user.id,
      is_followed ?? false,
    ]);
    expect(Object.fromEntries(flags)).toEqual({ 3: true, 4: false });
  });

  it('hides the deleted and who blocked me, but never from my own blacklist', async () => {
    for (const name of ['eli', 'bo', 'fay'] as const) await follow(backend, name, 'ada');
    await ban(backend, 'ada', 'eli', 'block');
    await ban(backend, 'ada', 'fay', 'mute');
    await ban(backend, 'fay', 'ada', 'block');
    expect(await listOf(ada, 'followers')).toMatchObject({ count: 1, next: null });
    expect((await listOf(ada, 'blacklist')).list.map(({ to_user }) => to_user.id)).toEqual([6, 7]);
    await subscribe(backend, 'ada', 'fay');
    expect((await listOf(ada, 'subscriptions')).list).toEqual([]);
  });

  it('is the caller’s own, of known names, and for members', async () => {
    await follow(backend, 'bo', 'ada');
    expect((await listOf(bo, 'followers')).list).toEqual([]);
    expect((await bo.get('/api/v1/people/friends')).status).toBe(404);
    expect((await (await openBrowser(backend)).get('/api/v1/people/followers')).status).toBe(401);
    for (const name of ['dee', 'eli'])
      expect((await (await signedIn(backend, name)).get('/api/v1/people/followers')).status).toBe(
        403,
      );
  });
});

describe('pages', () => {
  it('are walked once and whole, however many share a moment and whoever comes meanwhile', async () => {
    const ids = await gather(47);
    const whole = await listOf(ada, 'followers');
    expect(idsOf(whole.list)).toEqual(ids);
    expect(whole).toMatchObject({ count: 47, next: null });
    const seen: number[] = [];
    const comers = [bo, await signedIn(backend, 'fay')];
    let after = '';
    for (let pages = 1; pages < 9; pages += 1) {
      const page = await listOf(ada, 'followers', `?limit=10${after}`);
      seen.push(...idsOf(page.list));
      if (page.next === null) break;
      after = `&after=${page.next}`;
      backend.advance(1000);
      const comer = comers.pop();
      if (comer) await relate(comer, 'ada', 'start_following');
      expect(page.count).toBe(46 + Math.min(pages, 3));
    }
    expect(seen).toEqual(ids);
  });

  it('an unreadable place is the beginning; a wrong limit is 422', async () => {
    const ids = await gather(5);
    for (const after of [
      'x',
      placeText('1 2 3'),
      placeText('9999999999999999 1'),
      placeText('1 9999999999'),
    ])
      expect(idsOf((await listOf(ada, 'followers', `?after=${after}`)).list)).toEqual(ids);
    for (const limit of ['0', '2001', 'x', '1.5'])
      expect((await ada.get(`/api/v1/people/followers?limit=${limit}`)).status).toBe(422);
  });

  it('seek in both names, by letter, never by pattern', async () => {
    await gather(12);
    const found = async (q: string) => {
      const answer = await listOf(ada, 'followers', `?limit=2&q=${encodeURIComponent(q)}`);
      return answer.count;
    };
    expect(await found('FAN_1')).toBe(3);
    expect(await found('100% 7')).toBe(1);
    expect(await found('100%7')).toBe(0);
    expect(await found('%')).toBe(12);
    expect(await found('  ')).toBe(12);
    expect(await found(String.raw`\ `)).toBe(0);
    expect((await ada.get(`/api/v1/people/followers?q=${'x'.repeat(101)}`)).status).toBe(422);
  });
});

describe('a long answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is made small by %s when it is taken', async (encoding, open) => {
    await gather(300);
    const answer = await ada.get('/api/v1/people/followers', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300 * 40);
    expect(peopleAnswer.parse(JSON.parse(open(bytes).toString())).count).toBe(300);
  });
});
