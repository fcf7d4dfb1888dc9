import { fromPromise } from 'xstate';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  discardSecret,
  dropFactor,
  findSecret,
  prepareFactor,
} from '#src/api/settings/security.ts';

/** Joins a second factor of which the server says nothing to Fortify's routes. */
export const stockFactorAdapter = (http: Http) => ({
  actors: {
    findSecret: fromPromise<boolean, void>(() => findSecret(http)),
    prepareFactor: fromPromise<void, void>(() => prepareFactor(http)),
    discardSecret: fromPromise<void, void>(() => discardSecret(http)),
    dropFactor: fromPromise<void, void>(() => dropFactor(http)),
  },
});
