import { assign, setup } from 'xstate';

/** Three wrong numbers and the card is gone. */
export const cashMachine = setup({
  types: {
    context: {} as { wrong: number; balance: number },
    events: {} as
      | { type: 'card.insert' }
      | { type: 'card.remove' }
      | { type: 'pin.enter'; pin: string }
      | { type: 'cash.ask'; amount: number },
  },
  guards: {
    isRight: (_, params: { pin: string }) => params.pin === '1234',
    isLast: ({ context }) => context.wrong >= 2,
    isCovered: ({ context }, params: { amount: number }) => params.amount <= context.balance,
  },
  actions: {
    countWrong: assign({ wrong: ({ context }) => context.wrong + 1 }),
    forgive: assign({ wrong: 0 }),
    pay: assign(({ context }, params: { amount: number }) => ({
      balance: context.balance - params.amount,
    })),
    swallow: () => {},
  },
}).createMachine({
  id: 'cashMachine',
  context: { wrong: 0, balance: 20 },
  initial: 'idle',
  states: {
    idle: { on: { 'card.insert': 'asking' } },
    asking: {
      on: {
        'pin.enter': [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ pin: event.pin }) },
            target: 'serving',
            actions: 'forgive',
          },
          { guard: 'isLast', target: 'swallowed', actions: 'swallow' },
          { actions: 'countWrong' },
        ],
        'card.remove': 'idle',
      },
      after: { 20000: 'swallowed' },
    },
    serving: {
      on: {
        'cash.ask': [
          {
            guard: { type: 'isCovered', params: ({ event }) => ({ amount: event.amount }) },
            target: 'paying',
            actions: { type: 'pay', params: ({ event }) => ({ amount: event.amount }) },
          },
          { target: 'refusing' },
        ],
        'card.remove': 'idle',
      },
    },
    paying: { after: { 3000: 'serving' } },
    refusing: { after: { 3000: 'serving' } },
    swallowed: { type: 'final' },
  },
});

export const cashMachineEvents = {
  'pin.enter': [{ pin: '1234' }, { pin: '0000' }],
  'cash.ask': [{ amount: 10 }, { amount: 50 }],
};
