import { toFailure } from '#machines/lib/failure.ts';
import { logout } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';

/** The part of browser storage that adapters need; a blocked one may throw. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Set from the moment a member leaves until the server has heard it, so that a reload does not undo it. */
export const departureKey = 'fanfare.signing-out';

const under = new WeakMap<Http, Promise<void>>();

const tellServer = async (http: Http, store: Store): Promise<void> => {
  store.setItem(departureKey, '1');
  try {
    await logout(http);
  } catch (error) {
    if (toFailure(error).kind !== 'unauthenticated') throw error;
  }
  store.removeItem(departureKey);
};

/** Ends the session on the server; a 401 says that it has ended already. Rejects with a Failure. */
export const depart = (http: Http, store: Store): Promise<void> => {
  const started = under.get(http) ?? tellServer(http, store).finally(() => under.delete(http));
  under.set(http, started);
  return started;
};

/** Ends a session whose end the server has not heard of, before anybody is restored or signs in. */
export const finishDeparture = async (http: Http, store: Store): Promise<void> => {
  if (store.getItem(departureKey) !== null) await depart(http, store);
};
