import type { Backend } from '../context.ts';
import type { SessionRow } from '../db/schema/auth.ts';
import { createDatabaseStore } from './store.database.ts';
import { createRedisStore } from './store.redis.ts';

/** Where sessions live: the database, or Redis when `REDIS_URL` is set. */
export interface SessionStore {
  /** Null when there is none, or when it fell silent for longer than its lifetime. */
  read(id: string): Promise<SessionRow | null>;
  insert(session: SessionRow): Promise<void>;
  /** False when the session was ended meanwhile: it must not come back to life. */
  update(session: SessionRow): Promise<boolean>;
  destroy(id: string): Promise<void>;
  /** Every living session of a member. */
  of(userId: number): Promise<SessionRow[]>;
  /** Ends every session of a member but `keepId`. */
  destroyOf(userId: number, keepId?: string): Promise<void>;
  close(): Promise<void>;
}

const stores = new WeakMap<Backend, SessionStore>();

/** The one store of this backend. */
export function sessionStore(backend: Backend): SessionStore {
  const known = stores.get(backend);
  if (known) return known;
  const { redisUrl } = backend.settings;
  const made = redisUrl ? createRedisStore(backend, redisUrl) : createDatabaseStore(backend);
  stores.set(backend, made);
  return made;
}
