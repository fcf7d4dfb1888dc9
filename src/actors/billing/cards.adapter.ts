import { fromPromise } from 'xstate';
import type { CardRemoval, SavedCard } from '#machines/billing/cards.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadSavedCards, preferSavedCard, removeSavedCard } from '#src/api/billing/saved-cards.ts';

type Cards = readonly SavedCard[];

/** Joins the chart of a member's cards to their calls. */
export const cardsAdapter = (http: Http) => ({
  actors: {
    loadSavedCards: fromPromise<Cards, void>(() => loadSavedCards(http)),
    preferSavedCard: fromPromise<Cards, { id: number }>(({ input }) =>
      preferSavedCard(http, input.id),
    ),
    removeSavedCard: fromPromise<Cards, CardRemoval>(({ input }) => removeSavedCard(http, input)),
  },
});
