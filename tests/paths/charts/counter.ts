import { assign, setup } from 'xstate';

/** Eighty presses to the end, and a way back on each of them. */
export const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'count.up' } | { type: 'count.down' } | { type: 'count.reset' },
  },
  guards: {
    isFull: ({ context }) => context.count >= 80,
    isEmpty: ({ context }) => context.count === 0,
  },
  actions: {
    up: assign({ count: ({ context }) => context.count + 1 }),
    down: assign({ count: ({ context }) => context.count - 1 }),
    reset: assign({ count: 0 }),
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      always: { guard: 'isFull', target: 'full' },
      on: {
        'count.up': { actions: 'up' },
        'count.down': [{ guard: 'isEmpty' }, { actions: 'down' }],
        'count.reset': { actions: 'reset' },
      },
    },
    full: { on: { 'count.reset': { target: 'counting', actions: 'reset' } } },
  },
});
