import { fromPromise } from 'xstate';
import type { Card } from '#machines/billing/billing.types.ts';
import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { loadCards, preferCard } from '#src/api/billing/billing.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { cardFormAdapter } from './card-form.adapter.ts';

/** Joins the choice of a card to the member's cards and to the form for a new one. */
export const cardChoiceAdapter = (http: Http) => ({
  actors: {
    cardForm: cardFormMachine.provide(cardFormAdapter(http)),
    loadCards: fromPromise<readonly Card[], void>(() => loadCards(http)),
    preferCard: fromPromise<readonly Card[], { id: number }>(({ input }) =>
      preferCard(http, input.id),
    ),
  },
});
