import type { Redis } from 'ioredis';
import type { Log } from '../context.ts';
import { memberFrom, type Roster } from './roster.ts';

/** KEYS: sockets of the instance, occupancy, users of the channel, infos. ARGV: entry, channel, user, info. */
const joinScript = `
if redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[2], ARGV[2], 1)
if ARGV[3] == '' then return 0 end
redis.call('HSETNX', KEYS[4], ARGV[3], ARGV[4])
return redis.call('HINCRBY', KEYS[3], ARGV[3], 1) == 1 and 1 or 0`;

const leaveScript = `
if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return 0 end
if redis.call('HINCRBY', KEYS[2], ARGV[2], -1) <= 0 then redis.call('HDEL', KEYS[2], ARGV[2]) end
if ARGV[3] == '' then return 0 end
if redis.call('HINCRBY', KEYS[3], ARGV[3], -1) > 0 then return 0 end
redis.call('HDEL', KEYS[3], ARGV[3])
redis.call('HDEL', KEYS[4], ARGV[3])
return 1`;

const lifeSeconds = 30;

/**
 * The roster of several processes. Each keeps its own entries apart and a heartbeat; when a process
 * dies, another one takes its entries out and says who left.
 */
export function redisRoster(
  redis: Redis,
  options: {
    prefix: string;
    instance: string;
    log: Log;
    onLost: (channel: string, userId: string) => void;
  },
): Roster {
  const { prefix, instance, log, onLost } = options;
  const name = (...parts: string[]) => [prefix, ...parts].join(':');
  const keys = (owner: string, channel: string) => [
    name('sockets', owner),
    name('occupancy'),
    name('users', channel),
    name('infos', channel),
  ];
  const run = async (script: string, owner: string, entry: string, userId: string, info = '') => {
    const channel = entry.slice(entry.indexOf(' ') + 1);
    const args = [entry, channel, userId, info];
    return (await redis.eval(script, 4, ...keys(owner, channel), ...args)) === 1;
  };
  const beat = async () => {
    await redis.set(name('alive', instance), '1', 'EX', lifeSeconds);
    await redis.sadd(name('instances'), instance);
    for (const other of await redis.smembers(name('instances')))
      if (!(await redis.exists(name('alive', other)))) await bury(other);
  };
  const bury = async (other: string) => {
    if ((await redis.srem(name('instances'), other)) === 0) return;
    const entries = await redis.hgetall(name('sockets', other));
    for (const [entry, userId] of Object.entries(entries))
      if (await run(leaveScript, other, entry, userId))
        onLost(entry.slice(entry.indexOf(' ') + 1), userId);
  };
  const safeBeat = () =>
    void beat().catch((error: unknown) => log.warn('redis', { error: String(error) }));
  safeBeat();
  const timer = setInterval(safeBeat, (lifeSeconds / 3) * 1000).unref();
  return {
    join: async (channel, socketId, member) => ({
      isFirst: await run(
        joinScript,
        instance,
        `${socketId} ${channel}`,
        member?.user_id ?? '',
        JSON.stringify(member ?? null),
      ),
    }),
    leave: async (channel, socketId, member) => ({
      isLast: await run(leaveScript, instance, `${socketId} ${channel}`, member?.user_id ?? ''),
    }),
    members: async (channel) =>
      (await redis.hvals(name('infos', channel))).flatMap((info) => memberFrom(info) ?? []),
    occupancy: async (channel) => ({
      subscriptions: Number((await redis.hget(name('occupancy'), channel)) ?? 0),
      users: await redis.hlen(name('users', channel)),
    }),
    channels: async (start) =>
      (await redis.hkeys(name('occupancy'))).filter((channel) => channel.startsWith(start)),
    async close() {
      clearInterval(timer);
      await redis.srem(name('instances'), instance);
      await redis.del(name('alive', instance), name('sockets', instance));
    },
  };
}
