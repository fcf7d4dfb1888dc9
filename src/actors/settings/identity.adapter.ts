import { fromPromise } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { IdentityKnown } from '#machines/settings/identity.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadIdentity, openCheck } from '#src/api/settings/identity.ts';
import { isForeignPage } from '../lib/foreign-page.ts';

/** Dependencies of the adapter: requests, and the window that opens the provider's page. */
export interface IdentityDeps {
  readonly http: Http;
  readonly window: Window;
}

const refusal: Failure = { kind: 'unexpected', status: null, message: '' };

/** A full-page redirect; resolves only when the page is restored from the back/forward cache. */
const leaveFor = (page: Window, address: string): Promise<void> =>
  new Promise((resolve) => {
    page.addEventListener('pageshow', () => resolve(), { once: true });
    page.location.assign(address);
  });

/** Joins the chart of the check of an identity to its calls, and to the page of the provider. */
export const identityAdapter = ({ http, window: page }: IdentityDeps) => ({
  actors: {
    loadIdentity: fromPromise<IdentityKnown, void>(() => loadIdentity(http)),
    openCheck: fromPromise<string, void>(() => openCheck(http)),
    leaveForProvider: fromPromise<void, { readonly address: string }>(({ input: { address } }) => {
      if (!isForeignPage(address, page.location)) throw refusal;
      return leaveFor(page, address);
    }),
  },
});
