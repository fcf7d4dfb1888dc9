import { fromPromise } from 'xstate';
import type { SecondFactor } from '#machines/settings/second-factor.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  discardSecret,
  dropFactor,
  loadFactor,
  prepareFactor,
  renewCodes,
} from '#src/api/settings/security.ts';

/** Joins the chart of the second factor to Fortify's routes and `GET /api/v1/me/security`. */
export const secondFactorAdapter = (http: Http) => ({
  actors: {
    loadFactor: fromPromise<SecondFactor, void>(() => loadFactor(http)),
    prepareFactor: fromPromise<void, void>(() => prepareFactor(http)),
    renewCodes: fromPromise<void, void>(() => renewCodes(http)),
    discardSecret: fromPromise<void, void>(() => discardSecret(http)),
    dropFactor: fromPromise<void, void>(() => dropFactor(http)),
  },
});
