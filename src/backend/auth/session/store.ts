import type { Backend } from '../../context.ts';
import { createDatabaseStore } from './store.database.ts';
import { createRedisStore } from './store.redis.ts';
import type { SessionStore } from './store.types.ts';

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
