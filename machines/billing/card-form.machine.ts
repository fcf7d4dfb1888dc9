import { assign, enqueueActions, setup } from 'xstate';
import { isServerFull, type Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { Card } from './billing.types.ts';
import { openSetup, saveCard } from './card-form.ports.ts';
import type {
  CardFormContext,
  CardFormEmitted,
  CardFormEvent,
  CardFormInput,
  CardSetup,
} from './card-form.types.ts';
import { isRunning } from './purchase-answers.ts';

type Refusal = { failure: Failure };

/** A new card, typed into fields that are the provider's and not ours. */
export const cardFormMachine = setup({
  types: {
    context: {} as CardFormContext,
    input: {} as CardFormInput,
    events: {} as CardFormEvent,
    emitted: {} as CardFormEmitted,
    output: {} as Answer<Card>,
    children: {} as { openSetup: 'openSetup'; saveCard: 'saveCard' },
  },
  actors: { openSetup, saveCard },
  guards: {
    isDeclined: (_, { failure }: Refusal) =>
      ['paymentDeclined', 'invalid', 'conflict'].includes(failure.kind) && !isRunning(failure),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isOurs: ({ context }, params: { setupId: string }) => context.setup?.setupId === params.setupId,
  },
  actions: {
    storeSetup: assign((_, params: { setup: CardSetup }) => params),
    storeDefault: assign((_, params: { makeDefault: boolean }) => ({
      makeDefault: params.makeDefault,
    })),
    storeFailure: assign((_, { failure }: Refusal) => ({ failure })),
    /** Keeps an earlier failure, after which the card may be saved, over one of a full server. */
    storeLost: assign(({ context }, { failure }: Refusal) => ({
      failure: context.failure && !isServerFull(context.failure) ? context.failure : failure,
    })),
    clearFailure: assign({ failure: null }),
    storeCard: assign((_, params: { card: Card }) => params),
    announceCard: enqueueActions(({ context: { card }, enqueue }) => {
      if (!card) return;
      enqueue.emit({ type: 'card.saved', card });
      enqueue.emit({ type: 'dialog.settled', answer: { kind: 'confirmed', value: card } });
    }),
    announceLeft: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'form.left' });
      enqueue.emit({ type: 'dialog.settled', answer: { kind: 'cancelled' } });
    }),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'cardForm',
  description: 'A member hands a card to the payment provider; its number never comes near us.',
  meta: { requirement: 'decisions §9 card numbers' },
  context: ({ input }) => ({
    setup: null,
    makeDefault: input.makeDefault,
    failure: null,
    card: null,
  }),
  on: {
    'default.change': { actions: { type: 'storeDefault', params: eventOf } },
    'form.leave': { actions: 'announceLeft' },
  },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The provider is asked for its fields.',
      entry: 'clearFailure',
      invoke: {
        id: 'openSetup',
        src: 'openSetup',
        onDone: {
          target: 'loading',
          actions: { type: 'storeSetup', params: ({ event }) => ({ setup: event.output }) },
        },
        onError: { target: 'unreachable', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    loading: {
      description: 'The provider’s page is opening in its frame.',
      on: {
        'frame.ready': { target: 'filling' },
        'frame.failed': { target: 'unreachable' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    filling: {
      description: 'The fields are open; whatever is typed stays within the frame.',
      on: {
        'setup.completed': {
          guard: { type: 'isOurs', params: eventOf },
          target: 'saving',
        },
        'frame.failed': { target: 'unreachable' },
      },
    },
    saving: {
      description: 'The provider has the card, and we ask to keep it under its name.',
      tags: 'busy',
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context: { setup: open, makeDefault } }) => ({
          setupId: open?.setupId ?? '',
          key: open?.key ?? '',
          makeDefault,
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'storeCard', params: ({ event }) => ({ card: event.output }) },
        },
        onError: [
          whenSignedOut('unconfirmed'),
          {
            guard: { type: 'isDeclined', params: failureOf },
            target: 'declined',
            actions: { type: 'storeFailure', params: failureOf },
          },
          { target: 'unconfirmed', actions: { type: 'storeLost', params: failureOf } },
        ],
      },
    },
    saved: {
      description: 'The card is kept and can pay.',
      entry: 'announceCard',
    },
    declined: {
      description: 'The bank would not have this card; another may be tried.',
      on: { 'form.retry': { target: 'preparing' } },
    },
    unconfirmed: {
      description: 'No answer came, so the card may be kept or not; asking again keeps it once.',
      on: { 'form.retry': { target: 'saving' } },
    },
    unreachable: {
      description: 'The provider’s page did not open; nothing was kept.',
      on: { 'form.retry': { target: 'preparing' } },
    },
  },
});
