import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Backend } from '../../context.ts';
import type { SessionPayload, SessionRow } from '../../db/schema/auth.ts';
import type { SessionStore } from './store.types.ts';

/**
 * Sessions in Redis: `SLUG:session:ID` holds the row as JSON with the session's lifetime as its
 * expiry, `SLUG:sessions-of:USER` the ids of a member's sessions.
 */
export function createRedisStore(backend: Backend, url: string): SessionStore {
  const { settings, log } = backend;
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', (error: Error) => log.error('redis: sessions', { reason: error.message }));
  const key = (id: string) => `${settings.slug}:session:${id}`;
  const keyOf = (userId: number) => `${settings.slug}:sessions-of:${userId}`;
  const seconds = settings.sessionLifetime * 60;
  const remember = async ({ id, userId }: SessionRow) => {
    if (userId === null) return;
    await redis.multi().sadd(keyOf(userId), id).expire(keyOf(userId), seconds).exec();
  };
  return {
    async read(id) {
      const text = await redis.get(key(id));
      const row = text === null ? null : revive(text);
      const oldest = backend.clock().getTime() - seconds * 1000;
      return row && row.lastActivity.getTime() > oldest ? row : null;
    },
    async insert(session) {
      await redis.set(key(session.id), JSON.stringify(session), 'EX', seconds);
      await remember(session);
    },
    async update(session) {
      const set = await redis.set(key(session.id), JSON.stringify(session), 'EX', seconds, 'XX');
      if (set === null) return false;
      await remember(session);
      return true;
    },
    async destroy(id) {
      await redis.del(key(id));
    },
    async of(userId) {
      const ids = await redis.smembers(keyOf(userId));
      const texts = ids.length === 0 ? [] : await redis.mget(ids.map(key));
      return texts.flatMap((text) => (text === null ? [] : [revive(text)]));
    },
    async destroyOf(userId, keepId) {
      const ids = (await redis.smembers(keyOf(userId))).filter((id) => id !== keepId);
      if (ids.length === 0) return;
      await redis.multi().del(ids.map(key)).srem(keyOf(userId), ids).exec();
    },
    async sweep() {},
    async close() {
      await redis.quit();
    },
  };
}

const shape = z.object({
  id: z.string(),
  userId: z.number().nullable(),
  csrfToken: z.string(),
  payload: z.custom<SessionPayload>((value) => typeof value === 'object' && value !== null),
  ip: z.string().nullable(),
  agent: z.string().nullable(),
  lastActivity: z.coerce.date(),
  createdAt: z.coerce.date(),
});
const revive = (text: string): SessionRow => shape.parse(JSON.parse(text));
