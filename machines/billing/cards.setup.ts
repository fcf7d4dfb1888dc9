import { assign, emit, setup } from 'xstate';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import { loadSavedCards, preferSavedCard, removeSavedCard } from './cards.ports.ts';
import type { CardsContext, CardsEmitted, CardsEvent, SavedCard } from './cards.types.ts';

type Named = { id: number };
type Listed = { cards: readonly SavedCard[] };

const addId = 'add-card';
const chosenOf = ({ cards, chosenId }: CardsContext) => cards.find(({ id }) => id === chosenId);

/** Ports of the saved cards; a removed card's renewals go to `otherId`. */
export const cardsSetup = setup({
  types: {
    context: {} as CardsContext,
    events: {} as CardsEvent,
    emitted: {} as CardsEmitted,
    children: {} as {
      loadSavedCards: 'loadSavedCards';
      reloadSavedCards: 'loadSavedCards';
      preferSavedCard: 'preferSavedCard';
      removeSavedCard: 'removeSavedCard';
    },
  },
  actors: { loadSavedCards, preferSavedCard, removeSavedCard },
  guards: {
    isPreferable: ({ context }, { id }: Named) =>
      context.cards.some((card) => card.id === id && !card.isDefault && !card.isExpired),
    isKnown: ({ context }, { id }: Named) => context.cards.some((card) => card.id === id),
    /** Another card that can still pay. */
    isOther: ({ context }, { id }: Named) =>
      id !== context.chosenId && context.cards.some((card) => card.id === id && !card.isExpired),
    canRemove: ({ context }) => {
      const card = chosenOf(context);
      return card !== undefined && (card.paysFor.length === 0 || context.otherId !== null);
    },
    isAdded: (_, { id, answer }: Extract<DialogsEmitted, { type: 'dialog.answered' }>) =>
      id === addId && answer.kind === 'confirmed',
  },
  actions: {
    storeCards: assign((_, { cards }: Listed) => ({ cards, chosenId: null, otherId: null })),
    choose: assign((_, { id }: Named) => ({ chosenId: id })),
    /** Preselects a card for its renewals: the default one, or the next that is not expired. */
    offerOther: assign(({ context }) => {
      const others = context.cards.filter(
        ({ id, isExpired }) => id !== context.chosenId && !isExpired,
      );
      const isUsed = (chosenOf(context)?.paysFor.length ?? 0) > 0;
      return { otherId: isUsed ? (others[0]?.id ?? null) : null };
    }),
    chooseOther: assign((_, { id }: Named) => ({ otherId: id })),
    forgetChoice: assign({ chosenId: null, otherId: null }),
    requestForm: emit({
      type: 'dialog.requested',
      id: addId,
      dialog: 'paymentForm',
      input: { makeDefault: false },
    }),
  },
});
