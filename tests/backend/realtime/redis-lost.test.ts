import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { hasOwnRedis, MortalRedis } from '#tests/lib/redis.ts';
import { passes } from '#tests/lib/passes.ts';
import { startBroker } from './broker-server.ts';

const running: { stop(): Promise<void> }[] = [];
let redis: MortalRedis | undefined;
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  await redis?.go();
});

/** Two processes, and a member on each: in a room, and on a channel of its own. */
async function twoProcesses(keeps: boolean) {
  redis = await MortalRedis.start({ keeps });
  const shared = { REDIS_URL: redis.url, SLUG: 'lost' };
  const [left, right] = [await startBroker({}, shared), await startBroker({}, shared)];
  running.push(left, right);
  const [one, two] = [await left.raw(), await right.raw()];
  for (const [client, id] of [
    [one, '1'],
    [two, '2'],
  ] as const) {
    await client.subscribe('presence-room', JSON.stringify({ user_id: id }));
    await client.frame('pusher_internal:subscription_succeeded');
    await client.subscribe(`private-${id}`);
    await client.frame('pusher_internal:subscription_succeeded', 1);
  }
  const users = async () => {
    const answer = await left.sdk().get({ path: '/channels/presence-room/users' });
    const { users: found }: { users: { id: string }[] } = await answer.json();
    return found.map(({ id }) => id).toSorted();
  };
  const occupied = async () => (await left.broadcast.occupied('')).toSorted();
  await passes(async () => expect(await users()).toEqual(['1', '2']));
  return { redis, shared, left, right, one, two, users, occupied };
}
const all = ['presence-room', 'private-1', 'private-2'];

describe.skipIf(!hasOwnRedis)('a Redis that was away', () => {
  it('and forgot everything: who is still here counts again, and events go across', async () => {
    const { redis: own, left, right, two, users, occupied } = await twoProcesses(false);
    await own.go();
    await left.broadcast.publish(['private-2'], 'Lost', {});
    own.come();
    await passes(async () => expect(await occupied()).toEqual(all));
    expect(await users()).toEqual(['1', '2']);
    await passes(async () => {
      await left.broadcast.publish(['private-2'], 'Again', {});
      expect(two.frames.map(({ event }) => event)).toContain('Again');
    });
    expect(two.frames.map(({ event }) => event)).not.toContain('Lost');
    expect(right.broker.connectionCount).toBe(1);
  });

  it('and remembers: who left meanwhile is taken out and said to be gone', async () => {
    const { redis: own, right, one, two, users, occupied } = await twoProcesses(true);
    await own.go();
    two.socket.close();
    await passes(() => expect(right.broker.connectionCount).toBe(0));
    own.come();
    await passes(async () => expect(await occupied()).toEqual(all.slice(0, 2)));
    expect(await users()).toEqual(['1']);
    expect((await one.frame('pusher_internal:member_removed')).data).toEqual({ user_id: '2' });
  });

  it('for so long that others took its processes for dead: they count again, and it is said', async () => {
    const { redis: own, shared, one, users, occupied } = await twoProcesses(true);
    const hand = new Redis(own.url);
    // Only who has registered is looked after by the others.
    await passes(async () => expect(await hand.scard('lost:broker:fanfare:instances')).toBe(2));
    const beats = await hand.keys('lost:broker:*:alive:*');
    expect(await hand.del(...beats)).toBe(2);
    running.push(await startBroker({}, shared));
    const said = (event: string) =>
      one.frames.filter((frame) => frame.event === event).map(({ data }) => data);
    await passes(() => {
      expect(said('pusher_internal:member_removed')).toContainEqual({ user_id: '2' });
      // The first is of when it joined.
      expect(said('pusher_internal:member_added').slice(1)).toContainEqual({ user_id: '2' });
    });
    await passes(async () => expect([await users(), await occupied()]).toEqual([['1', '2'], all]));
    hand.disconnect();
  });

  it('a process can end without it', async () => {
    const { redis: own } = await twoProcesses(false);
    await own.go();
    for (const one of running.splice(0)) await one.stop();
  });
});
