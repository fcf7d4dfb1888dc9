import type { Redis } from 'ioredis';
import type { Log } from '../context.ts';
import { memberFrom, type Member, type Roster } from './roster.ts';

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

interface RedisRosterOptions {
  prefix: string;
  instance: string;
  log: Log;
  onLost: (channel: string, userId: string) => void;
  /** A member whose sockets stayed while Redis lost them, and who counts again. */
  onBack: (channel: string, member: Member) => void;
}

const channelOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1);

/**
 * The roster of several processes. Each keeps its own entries apart and a heartbeat; when a process
 * dies, another one takes its entries out and says who left. A process that lived on while Redis was
 * away, or was taken for dead, puts its entries in again.
 */
export function redisRoster(redis: Redis, options: RedisRosterOptions): Roster {
  const { prefix, instance, log, onLost, onBack } = options;
  const name = (...parts: string[]) => [prefix, ...parts].join(':');
  /** Entries of this process as they are to be: what Redis says may be behind. */
  const mine = new Map<string, Member | undefined>();
  let isBehind = false;
  /** Members of whom it was said that they left or came back when another process may have been away too. */
  const doubtful = new Map<string, readonly [channel: string, userId: string]>();
  const doubt = (channel: string, userId: string) =>
    doubtful.set(`${userId} ${channel}`, [channel, userId]);

  const run = async (script: string, owner: string, entry: string, userId: string, info = '') => {
    const channel = channelOf(entry);
    const keys = [
      name('sockets', owner),
      name('occupancy'),
      name('users', channel),
      name('infos', channel),
    ];
    const args = [entry, channel, userId, info];
    return (await redis.eval(script, keys.length, ...keys, ...args)) === 1;
  };
  const enter = (entry: string, member: Member | undefined) =>
    run(joinScript, instance, entry, member?.user_id ?? '', JSON.stringify(member ?? null));
  const takeOut = async (owner: string, entry: string, userId: string) => {
    if (await run(leaveScript, owner, entry, userId)) onLost(channelOf(entry), userId);
  };
  /** Says what is by now; a member who is said to be there twice is there once. */
  const sayAgain = async (channel: string, userId: string) => {
    const member = memberFrom(await redis.hget(name('infos', channel), userId));
    if (member) onBack(channel, member);
    else onLost(channel, userId);
  };

  const beat = async () => {
    await redis.set(name('alive', instance), '1', 'EX', lifeSeconds);
    const again = [...doubtful.values()];
    doubtful.clear();
    const isNew = (await redis.sadd(name('instances'), instance)) === 1;
    if (isNew || isBehind) await catchUp();
    for (const other of await redis.smembers(name('instances')))
      if (!(await redis.exists(name('alive', other)))) await bury(other);
    for (const [channel, userId] of again) await sayAgain(channel, userId);
  };
  const bury = async (other: string) => {
    if ((await redis.srem(name('instances'), other)) === 0) return;
    const entries = await redis.hgetall(name('sockets', other));
    for (const [entry, userId] of Object.entries(entries)) await takeOut(other, entry, userId);
  };
  /** Brings what Redis holds of this process to what is. */
  const catchUp = async () => {
    isBehind = false;
    const kept = await redis.hgetall(name('sockets', instance));
    for (const [entry, userId] of Object.entries(kept))
      if (!mine.has(entry)) {
        doubt(channelOf(entry), userId);
        await takeOut(instance, entry, userId);
      }
    for (const [entry, member] of mine) {
      if (entry in kept) continue;
      const isFirst = await enter(entry, member);
      if (member) doubt(channelOf(entry), member.user_id);
      // It may have left meanwhile, before it was put in.
      if (!mine.has(entry)) await takeOut(instance, entry, member?.user_id ?? '');
      else if (isFirst && member) onBack(channelOf(entry), member);
    }
  };
  /** Nobody who leaves waits for it to come back. */
  const expectRedis = () => {
    if (redis.status !== 'ready') throw new Error(`Redis is ${redis.status}`);
  };
  const failed = (error: unknown) => {
    isBehind = true;
    log.warn('redis', { error: String(error) });
  };
  const safeBeat = () => void beat().catch(failed);
  redis.on('ready', safeBeat);
  const timer = setInterval(safeBeat, (lifeSeconds / 3) * 1000).unref();
  return {
    async join(channel, socketId, member) {
      const entry = `${socketId} ${channel}`;
      mine.set(entry, member);
      return { isFirst: await enter(entry, member) };
    },
    /** Never fails: who cannot be taken out now is so with a later beat. */
    async leave(channel, socketId, member) {
      const entry = `${socketId} ${channel}`;
      mine.delete(entry);
      try {
        expectRedis();
        return { isLast: await run(leaveScript, instance, entry, member?.user_id ?? '') };
      } catch (error) {
        failed(error);
        return { isLast: false };
      }
    },
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
      redis.off('ready', safeBeat);
      try {
        expectRedis();
        await redis.srem(name('instances'), instance);
        await redis.del(name('alive', instance), name('sockets', instance));
      } catch (error) {
        // The others take this process for dead then.
        failed(error);
      }
    },
  };
}
