import { fromPromise } from 'xstate';
import type { TwoFactorSecret } from '#machines/settings/two-factor-setup.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { confirmCode, loadSecret } from '#src/api/settings/security.ts';

/** Joins the set-up of a second factor to Fortify's routes. */
export const twoFactorSetupAdapter = (http: Http) => ({
  actors: {
    loadSecret: fromPromise<TwoFactorSecret, void>(() => loadSecret(http)),
    confirmCode: fromPromise<void, { readonly code: string }>(({ input }) =>
      confirmCode(http, input.code),
    ),
  },
});
