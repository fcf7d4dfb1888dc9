import { fromPromise } from 'xstate';
import type { ChargeChange, ChargeChanged, ChargesKnown } from '#machines/billing/charges.types.ts';
import { changeCharge, loadCharges } from '#src/api/billing/charges.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the chart of coming charges to `/api/v1/billing/charges` and the renewal's switch. */
export const chargesAdapter = (http: Http) => ({
  actors: {
    loadCharges: fromPromise<ChargesKnown, void>(() => loadCharges(http)),
    changeCharge: fromPromise<ChargeChanged, ChargeChange>(({ input }) =>
      changeCharge(http, input),
    ),
  },
});
