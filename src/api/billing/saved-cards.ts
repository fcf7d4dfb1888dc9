import type { CardRemoval, SavedCard } from '#machines/billing/cards.types.ts';
import type { Card as WireCard } from '#src/contract/billing/billing.ts';
import { toCard } from './billing.ts';
import type { Http } from '../lib/http.types.ts';
import { cardsAnswer } from './wire-billing.ts';

const path = '/api/v1/billing/cards';

const toSavedCard = (card: WireCard): SavedCard => ({
  ...toCard(card),
  paysFor: card.subscriptions.map(({ display_name: name }) => name),
});

/** `GET /api/v1/billing/cards`. */
export const loadSavedCards = async (http: Http): Promise<readonly SavedCard[]> =>
  cardsAnswer(await http.get<unknown>(path)).data.map(toSavedCard);

/** `PATCH /api/v1/billing/cards/{id}`: this one is offered first from now on. */
export const preferSavedCard = async (http: Http, id: number): Promise<readonly SavedCard[]> =>
  cardsAnswer(await http.patch<unknown>(`${path}/${id}`, { is_default: true })).data.map(
    toSavedCard,
  );

/** `DELETE /api/v1/billing/cards/{id}?replace_with=`, and what is left. */
export const removeSavedCard = async (
  http: Http,
  { id, otherId }: CardRemoval,
): Promise<readonly SavedCard[]> => {
  await http.delete(`${path}/${id}`, { query: { replace_with: otherId ?? undefined } });
  return loadSavedCards(http);
};
