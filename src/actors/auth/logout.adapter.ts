import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.types.ts';
import { depart, type Store } from './departure.ts';

/** Joins the logout chart's port to `POST /logout`. */
export const logoutAdapter = (http: Http, store: Store) => ({
  actors: { closeSession: fromPromise<void, void>(() => depart(http, store)) },
});
