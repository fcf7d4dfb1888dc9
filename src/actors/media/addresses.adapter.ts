import { fromPromise } from 'xstate';
import type { RenewedAddress } from '#machines/media/addresses.types.ts';
import { renewAddresses } from '#src/api/media/addresses.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the chart of ended addresses to `POST /api/v1/media/addresses`. */
export const addressesAdapter = (http: Http) => ({
  actors: {
    renewAddresses: fromPromise<readonly RenewedAddress[], { addresses: readonly string[] }>(
      ({ input }) => renewAddresses(http, input.addresses),
    ),
  },
});
