import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { deriveSecret } from '../app-key.ts';
import type { Backend } from '../context.ts';

/** Member and session of the call that is being answered. */
interface Reader {
  userId: number;
  sessionId: string;
}

const readers = new AsyncLocalStorage<Reader | undefined>();

/** Signs every address that is made meanwhile for this member for this session too. */
export const readingAs = <Answer>(reader: Reader, work: () => Answer): Answer =>
  readers.run(reader, work);

/** Name of a session in an address: it opens nothing. */
export const markOf = ({ settings }: Backend, sessionId: string) =>
  createHmac('sha256', deriveSecret(settings.appKey, 'media-session'))
    .update(sessionId)
    .digest('hex')
    .slice(0, 16);

/** The mark of the session that asks, when it is the reader's own; empty for any other. */
export function sessionMark(backend: Backend, readerId: number | null): string {
  const reader = readers.getStore();
  return reader && reader.userId === readerId ? markOf(backend, reader.sessionId) : '';
}
