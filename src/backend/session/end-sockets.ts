import type { Backend } from '../context.ts';
import { sessionStore } from './store.ts';

/** Closes the sockets that rest on a session which is over; a failure is logged only. */
export async function endSocketsOf({ broadcast, log }: Backend, sessionId: string): Promise<void> {
  try {
    await broadcast.endSession?.(sessionId);
  } catch (error) {
    log.error('broadcast failed', { event: 'endSession', error: String(error) });
  }
}

/** Closes the sockets of this process whose session has expired, or was ended elsewhere. */
export async function endExpiredSockets(backend: Backend): Promise<void> {
  const store = sessionStore(backend);
  for (const id of backend.broadcast.boundSessions?.() ?? [])
    if ((await store.read(id)) === null) await endSocketsOf(backend, id);
}
