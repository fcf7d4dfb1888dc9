import { assign, setup } from 'xstate';

/** Guards and actions with parameters that depend on the event and on what is remembered. */
export const tariff = setup({
  types: {
    context: {} as { paid: number },
    events: {} as { type: 'coin.insert'; value: number } | { type: 'ticket.take' },
  },
  guards: { isEnough: (_, { have, price }: { have: number; price: number }) => have >= price },
  actions: {
    keep: assign({ paid: (_, { sum }: { sum: number }) => sum }),
    print: (_args: unknown, _params: { text: string }) => {},
  },
}).createMachine({
  id: 'tariff',
  context: { paid: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        'coin.insert': [
          {
            guard: {
              type: 'isEnough',
              params: ({ context, event }) => ({ have: context.paid + event.value, price: 5 }),
            },
            target: 'printing',
            actions: { type: 'print', params: ({ event }) => ({ text: `last ${event.value}` }) },
          },
          {
            actions: {
              type: 'keep',
              params: ({ context, event }) => ({ sum: context.paid + event.value }),
            },
          },
        ],
      },
    },
    printing: {
      on: { 'ticket.take': { target: 'counting', actions: assign({ paid: 0 }) } },
    },
  },
});

export const tariffEvents = { 'coin.insert': [{ value: 2 }, { value: 5 }] };
