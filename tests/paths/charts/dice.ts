import { assign, setup } from 'xstate';

/** Reads chance, the time of day and ids of its own, and branches on all three. */
export const dice = setup({
  types: {
    context: {} as { face: number; begun: number; throws: readonly string[] },
    events: {} as { type: 'dice.throw' } | { type: 'dice.stop' },
  },
  guards: {
    isSix: () => Math.floor(Math.random() * 6) === 5,
    isLate: ({ context }) => Date.now() - context.begun >= 3_000,
    isLong: ({ context }) => context.throws.length > 2,
  },
  actions: {
    begin: assign({ begun: () => Date.now() }),
    note: assign({ throws: ({ context }) => [...context.throws, crypto.randomUUID()] }),
  },
}).createMachine({
  id: 'dice',
  context: { face: 0, begun: 0, throws: [] },
  entry: 'begin',
  initial: 'ready',
  states: {
    ready: {
      after: { 1000: 'waiting' },
      on: {
        'dice.throw': [
          { guard: 'isSix', target: 'won' },
          { guard: 'isLong', target: 'lost' },
          { actions: 'note' },
        ],
        'dice.stop': [{ guard: 'isLate', target: 'tired' }, { target: 'lost' }],
      },
    },
    waiting: { after: { 1000: 'ready' } },
    won: { type: 'final' },
    lost: { type: 'final' },
    tired: { type: 'final' },
  },
});
