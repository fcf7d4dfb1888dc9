import { fromPromise } from 'xstate';
import type { CountryList } from '#machines/settings/countries.types.ts';
import { loadCountries } from '#src/api/settings/countries.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the countries of a field to `GET /api/v1/countries`. */
export const countriesAdapter = (http: Http) => ({
  actors: {
    loadCountries: fromPromise<CountryList, { readonly locale: string }>(({ input }) =>
      loadCountries(http, input.locale),
    ),
  },
});
