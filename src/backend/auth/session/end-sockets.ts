import type { Backend } from '../../context.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { sessionStore } from './store.ts';

/** Closes the sockets of this process whose session has expired, or was ended elsewhere. */
export async function endExpiredSockets(backend: Backend): Promise<void> {
  const store = sessionStore(backend);
  for (const id of backend.broadcast.boundSessions?.() ?? [])
    if ((await store.read(id)) === null)
      await rightEnded(backend, { of: 'session', sessionId: id });
}
