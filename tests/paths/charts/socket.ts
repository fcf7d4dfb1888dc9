import { assign, fromCallback, setup } from 'xstate';

/** A port that talks instead of coming back, and a delay that doubles. */
export const socket = setup({
  types: {
    context: {} as { lost: number },
    events: {} as
      | { type: 'socket.opened' }
      | { type: 'socket.lost' }
      | { type: 'socket.close' }
      | { type: 'socket.connect' },
  },
  actors: { listen: fromCallback(() => {}) },
  actions: {
    count: assign({ lost: ({ context }) => Math.min(3, context.lost + 1) }),
    forgetLosses: assign({ lost: 0 }),
  },
  guards: { isHopeless: ({ context }) => context.lost >= 3 },
  delays: { wait: ({ context }) => 500 * 2 ** context.lost },
}).createMachine({
  id: 'socket',
  context: { lost: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'socket.connect': 'alive' } },
    alive: {
      initial: 'connecting',
      invoke: { src: 'listen' },
      states: {
        connecting: { on: { 'socket.opened': { target: 'open', actions: 'forgetLosses' } } },
        open: {},
        waiting: {
          entry: 'count',
          always: { guard: 'isHopeless', target: '#socket.closed' },
          after: { wait: 'connecting' },
        },
      },
      on: { 'socket.lost': '.waiting', 'socket.close': 'closed' },
    },
  },
});
