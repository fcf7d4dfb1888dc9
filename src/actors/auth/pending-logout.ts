import type { PendingLogout } from './pending-logout.types.ts';
import { toFailure, type Failure } from '#machines/lib/failure.ts';
import { logout } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { Store } from '../lib/stored-record.ts';

const isOver = (failure: Failure): boolean =>
  failure.kind === 'unauthenticated' ||
  (failure.kind === 'sessionChanged' && failure.isOther === true);

/** Id of the member to sign out, as stored; null where an older release stored none. */
const memberIn = (text: string | null): number | null =>
  text?.startsWith('#') ? Number(text.slice(1)) : null;

/**
 * Made once for an app and passed on: calls that overlap share one request. `key` is set from the moment a
 * member leaves until the server has confirmed it, so that a reload does not undo it.
 */
export function createPendingLogout(http: Http, store: Store, key: string): PendingLogout {
  let underway: Promise<void> | null = null;
  const request = async () => {
    if (store.getItem(key) === null) store.setItem(key, '1');
    try {
      await logout(http, memberIn(store.getItem(key)));
    } catch (error) {
      if (!isOver(toFailure(error))) throw error;
    }
    store.removeItem(key);
  };
  const send = () => {
    underway ??= request().finally(() => (underway = null));
    return underway;
  };
  return {
    begin: (memberId) => store.setItem(key, memberId === null ? '1' : `#${memberId}`),
    send,
    finish: async () => {
      if (store.getItem(key) !== null) await send();
    },
  };
}
