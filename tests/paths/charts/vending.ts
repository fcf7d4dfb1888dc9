import { assign, setup } from 'xstate';

const price = 3;

/** Coins add up; change comes back. */
export const vending = setup({
  types: {
    context: {} as { paid: number; stock: number },
    events: {} as
      | { type: 'coin.insert'; value: number }
      | { type: 'item.choose' }
      | { type: 'coin.return' }
      | { type: 'item.take' }
      | { type: 'stock.fill' },
  },
  guards: {
    isEnough: ({ context }) => context.paid >= price,
    isSoldOut: ({ context }) => context.stock === 0,
    isCoin: (_, params: { value: number }) => [1, 2].includes(params.value),
    hasCoins: ({ context }) => context.paid > 0,
  },
  actions: {
    take: assign(({ context }, params: { value: number }) => ({
      paid: Math.min(4, context.paid + params.value),
    })),
    sell: assign({
      paid: ({ context }) => context.paid - price,
      stock: ({ context }) => context.stock - 1,
    }),
    giveBack: assign({ paid: 0 }),
    fill: assign({ stock: 2 }),
    beep: () => {},
  },
}).createMachine({
  id: 'vending',
  context: { paid: 0, stock: 1 },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isSoldOut', target: 'soldOut' },
      on: {
        'coin.insert': [
          {
            guard: { type: 'isCoin', params: ({ event }) => ({ value: event.value }) },
            actions: { type: 'take', params: ({ event }) => ({ value: event.value }) },
          },
          { actions: 'beep' },
        ],
        'item.choose': [
          { guard: 'isEnough', target: 'serving', actions: 'sell' },
          { actions: 'beep' },
        ],
        'coin.return': { guard: 'hasCoins', actions: 'giveBack' },
      },
    },
    serving: {
      on: { 'item.take': 'waiting' },
      after: { 10000: { target: 'waiting', actions: 'beep' } },
    },
    soldOut: { entry: 'giveBack', on: { 'stock.fill': { target: 'waiting', actions: 'fill' } } },
  },
});

export const vendingEvents = { 'coin.insert': [{ value: 1 }, { value: 2 }, { value: 7 }] };
