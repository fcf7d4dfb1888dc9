import { fromPromise } from 'xstate';
import type { Card } from '#machines/billing/billing.types.ts';
import type { CardSetup, SaveCardInput } from '#machines/billing/card-form.types.ts';
import { openCardSetup, saveCard } from '#src/api/billing/billing.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { newId } from '#src/ids.ts';

/** Joins the card form's ports to the calls that open the provider's fields and keep a card. */
export const cardFormAdapter = (http: Http) => ({
  actors: {
    openSetup: fromPromise<CardSetup, void>(async () => ({
      ...(await openCardSetup(http)),
      key: newId(),
    })),
    saveCard: fromPromise<Card, SaveCardInput>(({ input }) => saveCard(http, input)),
  },
});
