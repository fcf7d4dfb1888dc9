import { toFailure } from '#machines/lib/failure.ts';
import { logout } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';
import type { Store } from '../lib/stored-record.ts';

/** A logout that the server may not have confirmed yet. */
export interface PendingLogout {
  /** Ends the session on the server; a 401 says that it has ended already. Rejects with a Failure. */
  readonly send: () => Promise<void>;
  /** Ends a session that should have ended, before a session is restored or a member signs in. */
  readonly finish: () => Promise<void>;
}

/**
 * Made once for an app and passed on: calls that overlap share one request. `key` is set from the moment a
 * member leaves until the server has confirmed it, so that a reload does not undo it.
 */
export function createPendingLogout(http: Http, store: Store, key: string): PendingLogout {
  let underway: Promise<void> | null = null;
  const request = async () => {
    store.setItem(key, '1');
    try {
      await logout(http);
    } catch (error) {
      if (toFailure(error).kind !== 'unauthenticated') throw error;
    }
    store.removeItem(key);
  };
  const send = () => {
    underway ??= request().finally(() => (underway = null));
    return underway;
  };
  return {
    send,
    finish: async () => {
      if (store.getItem(key) !== null) await send();
    },
  };
}
