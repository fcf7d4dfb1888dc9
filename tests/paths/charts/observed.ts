import { fromTransition, setup } from 'xstate';

/** Looks at its child while it runs. */
export const observed = setup({
  actors: { gauge: fromTransition((level: number) => level + 1, 0) },
}).createMachine({
  id: 'observed',
  initial: 'measuring',
  states: {
    measuring: {
      invoke: {
        src: 'gauge',
        id: 'gauge',
        onSnapshot: {
          guard: ({ event }) => event.snapshot.context > 10,
          target: 'high',
        },
      },
    },
    high: { on: { 'gauge.reset': 'measuring' } },
  },
});
