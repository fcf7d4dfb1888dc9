import { fromPromise } from 'xstate';
import type { StockProfileForm } from '#machines/settings/stock-profile.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadName, saveName } from '#src/api/settings/own-profile.ts';

/** Joins the chart of name and address to `GET /api/v1/me` and Fortify's route. */
export const stockProfileAdapter = (http: Http) => ({
  actors: {
    loadName: fromPromise<StockProfileForm, void>(() => loadName(http)),
    saveName: fromPromise<void, StockProfileForm>(({ input }) => saveName(http, input)),
  },
});
