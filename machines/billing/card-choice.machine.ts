import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import type { Card } from './billing.types.ts';
import { loadCards, preferCard } from './card-choice.ports.ts';
import type { CardChoiceContext, CardChoiceEmitted, CardChoiceEvent } from './card-choice.types.ts';
import { cardFormMachine } from './card-form.machine.ts';
import type { CardFormEmitted } from './card-form.types.ts';

const listed = ({ event }: { event: { output: readonly Card[] } }) => ({ cards: event.output });
const usable = (cards: readonly Card[]): Card | undefined =>
  cards.find(({ isDefault, isExpired }) => isDefault && !isExpired) ??
  cards.find(({ isExpired }) => !isExpired);

type Said = { emitted: CardFormEmitted };

const withNew = (cards: readonly Card[], card: Card) => ({
  cards: [
    card,
    ...cards
      .filter(({ id }) => id !== card.id)
      .map((other) => ({ ...other, isDefault: other.isDefault && !card.isDefault })),
  ],
  chosenId: card.id,
});

/** Choice of the card that pays: a saved one, or a new one through the provider's own fields. */
export const cardChoiceMachine = setup({
  types: {
    context: {} as CardChoiceContext,
    events: {} as CardChoiceEvent,
    emitted: {} as CardChoiceEmitted,
    children: {} as {
      loadCards: 'loadCards';
      preferCard: 'preferCard';
      cardForm: 'cardForm';
    },
  },
  actors: { loadCards, preferCard, cardForm: cardFormMachine },
  guards: {
    hasCards: ({ context }) => context.cards.length > 0,
    hasSome: (_, params: { cards: readonly Card[] }) => usable(params.cards) !== undefined,
    isKnown: ({ context }, params: { id: number }) =>
      context.cards.some(({ id, isExpired }) => id === params.id && !isExpired),
    isPreferable: ({ context: { cards, chosenId } }) =>
      cards.some(({ id, isDefault }) => id === chosenId && !isDefault),
    isSaved: (_, { emitted }: Said) => emitted.type === 'card.saved',
    isLeft: ({ context }, { emitted }: Said) =>
      emitted.type === 'form.left' && context.cards.length > 0,
  },
  actions: {
    openForm: assign({
      form: ({ spawn, self }) =>
        childOf(self, spawn('cardForm', { id: 'cardForm', input: { makeDefault: false } })),
    }),
    closeForm: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('cardForm');
      enqueue.assign({ form: null });
    }),
    storeCards: assign(({ context }, params: { cards: readonly Card[] }) => ({
      cards: params.cards,
      chosenId: context.chosenId ?? usable(params.cards)?.id ?? null,
    })),
    storeNewCard: assign(({ context }, { emitted }: Said) =>
      emitted.type === 'card.saved' ? withNew(context.cards, emitted.card) : {},
    ),
    choose: assign((_, params: { id: number }) => ({ chosenId: params.id })),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    announceChoice: enqueueActions(({ context: { cards, chosenId }, enqueue }) => {
      const card = cards.find(({ id }) => id === chosenId) ?? null;
      enqueue.emit({ type: 'card.chosen', card });
    }),
    announceNone: emit({ type: 'card.chosen', card: null }),
  },
}).createMachine({
  id: 'cardChoice',
  description: 'A member chooses what to pay with.',
  meta: { requirement: 'peers §2.11 review before pay' },
  context: { cards: [], chosenId: null, form: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The kept cards are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: [
          {
            guard: { type: 'hasSome', params: listed },
            target: 'choosing',
            actions: { type: 'storeCards', params: listed },
          },
          { target: 'adding', actions: { type: 'storeCards', params: listed } },
        ],
        onError: { target: 'unreachable' },
      },
    },
    choosing: {
      description: 'One of the kept cards is marked; another may be, or a new one is added.',
      entry: 'announceChoice',
      on: {
        'card.choose': {
          guard: { type: 'isKnown', params: eventOf },
          target: 'choosing',
          reenter: true,
          actions: [{ type: 'choose', params: eventOf }, 'clearFailure'],
        },
        'card.add': { target: 'adding', actions: 'clearFailure' },
        'card.prefer': { guard: 'isPreferable', target: 'preferring', actions: 'clearFailure' },
      },
    },
    adding: {
      description:
        'A new card is typed into the provider’s own frame; no other one pays meanwhile.',
      entry: ['openForm', 'announceNone'],
      exit: 'closeForm',
      on: {
        'child.emitted': [
          {
            guard: { type: 'isSaved', params: eventOf },
            target: 'choosing',
            actions: { type: 'storeNewCard', params: eventOf },
          },
          { guard: { type: 'isLeft', params: eventOf }, target: 'choosing' },
        ],
        'card.cancel': { guard: 'hasCards', target: 'choosing' },
      },
    },
    preferring: {
      description: 'The chosen card is being made the one that is offered first.',
      tags: 'busy',
      invoke: {
        id: 'preferCard',
        src: 'preferCard',
        input: ({ context }) => ({ id: context.chosenId ?? 0 }),
        onDone: { target: 'choosing', actions: { type: 'storeCards', params: listed } },
        onError: { target: 'choosing', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    unreachable: {
      description: 'The kept cards could not be read; they can be asked for again.',
      on: { 'cards.retry': { target: 'loading' } },
    },
  },
});
