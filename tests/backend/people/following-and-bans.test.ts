import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, subscribe, type Name } from '../world.ts';
import { ask, listOf, relate } from './relate.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const followersOf = async (name: Name) => {
  const [row] = await backend.db
    .select({ count: users.followersCount })
    .from(users)
    .where(eq(users.id, idOf(name)));
  return row?.count;
};
describe('following', () => {
  it('starts and stops once, is counted, and answers with the list and the relation', async () => {
    const started = await relate(bo, 'ada', 'start_following');
    expect(started).toMatchObject({
      success: true,
      list_name: 'followed',
      count: 1,
      entry: { by_user: { id: 3 }, to_user: { id: 2, username: 'ada' }, is_followed: true },
      relation: { is_follower: true, is_followed_by: false, followers_count: 1 },
    });
    expect(started.list).toEqual([started.entry]);
    await relate(bo, 'ada', 'start_following');
    expect(await followersOf('ada')).toBe(1);
    const stopped = await relate(bo, 'ada', 'stop_following');
    expect(stopped).toMatchObject({ list: [], count: 0, entry: null });
    expect(stopped.relation).toMatchObject({ is_follower: false, followers_count: 0 });
    await relate(bo, 'ada', 'stop_following');
    expect(await followersOf('ada')).toBe(0);
  });

  it('is counted once however many ask at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(bo, 'ada', 'start_following')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await followersOf('ada')).toBe(1);
  });

  it('never stands beside a block, whichever of the two comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [, first, , second] = await Promise.all([
        ask(bo, 'ada', 'start_following'),
        ask(ada, 'bo', 'ban', { ban_type: 'block' }),
        ask(ada, 'bo', 'start_following'),
        ask(bo, 'ada', 'ban', { ban_type: 'block' }),
      ]);
      const statuses = [first.status, second.status];
      // Whoever is blocked already finds nobody to block.
      expect(statuses).toContain(200);
      const counts = [
        (await listOf(ada, 'blacklist')).count,
        (await listOf(bo, 'blacklist')).count,
      ];
      expect(counts).toEqual(statuses.map((status) => (status === 200 ? 1 : 0)));
      for (const browser of [ada, bo]) expect((await listOf(browser, 'followed')).list).toEqual([]);
      expect([await followersOf('ada'), await followersOf('bo')]).toEqual([0, 0]);
      await Promise.all([ask(ada, 'bo', 'forgive'), ask(bo, 'ada', 'forgive')]);
    }
  });

  it('is refused across a block: without a reason to the blocked, with one to the other', async () => {
    await ban(backend, 'ada', 'bo', 'block');
    const blocked = await ask(bo, 'ada', 'start_following');
    expect(blocked.status).toBe(403);
    expect(await blocked.json()).toEqual({ message: 'This action is unauthorized.' });
    const blocking = await ask(ada, 'bo', 'start_following');
    expect(blocking.status).toBe(403);
    expect(await blocking.json()).toMatchObject({ code: 'blacklisting' });
    expect((await ask(bo, 'ada', 'stop_following')).status).toBe(200);
  });

  it('is possible under a restriction and of somebody muted', async () => {
    await ban(backend, 'ada', 'bo', 'restrict');
    await ban(backend, 'bo', 'fay', 'mute');
    await relate(bo, 'ada', 'start_following');
    await relate(bo, 'fay', 'start_following');
    expect((await listOf(bo, 'followed')).count).toBe(2);
  });
});

describe('bans', () => {
  it('are set, changed and lifted once each, with the list of them', async () => {
    const muted = await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect(muted).toMatchObject({
      list_name: 'blacklist',
      count: 1,
      entry: { by_user: { id: 3 }, to_user: { id: 2 }, ban_type: 'mute' },
      relation: { ban_type: 'mute' },
    });
    backend.advance(60_000);
    const again = await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect(again.entry).toEqual(muted.entry);
    const blocked = await relate(bo, 'ada', 'ban', { ban_type: 'block' });
    expect(blocked.list.map(({ ban_type }) => ban_type)).toEqual(['block']);
    expect(await relate(bo, 'ada', 'forgive')).toMatchObject({
      list: [],
      entry: null,
      relation: { ban_type: null },
    });
    await relate(bo, 'ada', 'forgive');
  });

  it('a block ends follows both ways and what was subscribed to; forgiving restores neither', async () => {
    await follow(backend, 'bo', 'ada');
    await follow(backend, 'ada', 'bo');
    await subscribe(backend, 'bo', 'ada');
    await backend.db.update(users).set({ followersCount: 1 });
    const blocked = await relate(ada, 'bo', 'ban', { ban_type: 'block' });
    expect(blocked.relation).toMatchObject({
      is_follower: false,
      is_followed_by: false,
      is_subscribed_by: false,
    });
    expect([await followersOf('ada'), await followersOf('bo')]).toEqual([0, 0]);
    expect((await listOf(bo, 'subscriptions')).list).toEqual([]);
    expect((await ask(bo, 'ada', 'reactivate_renew')).status).toBe(403);
    await relate(ada, 'bo', 'forgive');
    expect((await listOf(bo, 'subscriptions')).list).toMatchObject([
      { is_auto_renewable: false, is_expired: true },
    ]);
    expect((await listOf(bo, 'followed')).count).toBe(0);
    expect((await ask(bo, 'ada', 'reactivate_renew')).status).toBe(409);
  });

  it('mute and restrict leave follows as they are', async () => {
    await follow(backend, 'bo', 'ada');
    await backend.db
      .update(users)
      .set({ followersCount: 1 })
      .where(eq(users.id, idOf('ada')));
    await relate(ada, 'bo', 'ban', { ban_type: 'restrict' });
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect((await listOf(ada, 'followers')).list).toMatchObject([{ ban_type: 'restrict' }]);
    expect(await followersOf('ada')).toBe(1);
  });

  it.each([{}, { ban_type: 'shun' }, { ban_type: null }, { ban_type: ['mute'] }])(
    'of no known type are 422: %j',
    async (body) => {
      expect((await ask(bo, 'ada', 'ban', body)).status).toBe(422);
    },
  );
});
