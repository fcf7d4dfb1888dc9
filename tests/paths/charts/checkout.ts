import { assign, fromPromise, setup } from 'xstate';

interface Card {
  readonly number: string;
}

/** Ports that come back well and badly, and guards that read what they come back with. */
export const checkout = setup({
  types: {
    context: {} as { items: number; card: Card | null; attempts: number },
    events: {} as
      | { type: 'item.add' }
      | { type: 'cart.confirm' }
      | { type: 'address.submit'; city: string }
      | { type: 'card.submit'; card: Card }
      | { type: 'order.back' }
      | { type: 'order.again' },
  },
  actors: {
    priceShipping: fromPromise<number, { city: string }>(async () => 5),
    charge: fromPromise<{ approved: boolean }>(async () => ({ approved: true })),
  },
  guards: {
    hasItems: ({ context }) => context.items > 0,
    isApproved: (_, params: { approved: boolean }) => params.approved,
    isPatient: ({ context }) => context.attempts < 2,
  },
  actions: {
    add: assign({ items: ({ context }) => Math.min(2, context.items + 1) }),
    storeCard: assign((_, params: { card: Card }) => ({ card: params.card })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forget: assign({ items: 0, card: null, attempts: 0 }),
    notifyShop: () => {},
  },
}).createMachine({
  id: 'checkout',
  context: { items: 0, card: null, attempts: 0 },
  initial: 'cart',
  states: {
    cart: {
      on: {
        'item.add': { actions: 'add' },
        'cart.confirm': { guard: 'hasItems', target: 'address' },
      },
    },
    address: { on: { 'address.submit': 'pricing', 'order.back': 'cart' } },
    pricing: {
      invoke: {
        src: 'priceShipping',
        input: ({ event }) => ({ city: event.type === 'address.submit' ? event.city : '' }),
        onDone: 'payment',
        onError: 'address',
      },
    },
    payment: {
      on: {
        'card.submit': {
          target: 'charging',
          actions: { type: 'storeCard', params: ({ event }) => ({ card: event.card }) },
        },
        'order.back': 'address',
      },
    },
    charging: {
      entry: 'countAttempt',
      invoke: {
        src: 'charge',
        onDone: [
          {
            guard: { type: 'isApproved', params: ({ event }) => event.output },
            target: 'ordered',
            actions: 'notifyShop',
          },
          { guard: 'isPatient', target: 'payment' },
          { target: 'refused' },
        ],
        onError: [{ guard: 'isPatient', target: 'payment' }, { target: 'refused' }],
      },
      after: { 30000: 'refused' },
    },
    refused: { on: { 'order.again': { target: 'cart', actions: 'forget' } } },
    ordered: { type: 'final' },
  },
});

export const checkoutCases = {
  events: {
    'address.submit': [{ city: 'Vilnius' }],
    'card.submit': [{ card: { number: '4242' } }],
  },
  outcomes: {
    priceShipping: { done: [5], error: ['unknown city'] },
    charge: { done: [{ approved: true }, { approved: false }], error: ['offline'] },
  },
};
