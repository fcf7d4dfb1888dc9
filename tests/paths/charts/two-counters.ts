import { assign, createMachine } from 'xstate';

/** Six thousand combinations, and one of them opens the vault. */
export const twoCounters = createMachine({
  id: 'twoCounters',
  context: { left: 0, right: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        left: {
          guard: ({ context }) => context.left < 80,
          actions: assign({ left: ({ context }) => context.left + 1 }),
        },
        right: {
          guard: ({ context }) => context.right < 80,
          actions: assign({ right: ({ context }) => context.right + 1 }),
        },
        open: {
          guard: ({ context }) => context.left === 80 && context.right === 80,
          target: 'opened',
        },
      },
    },
    opened: { type: 'final' },
  },
});
