import { assign, createMachine } from 'xstate';

/** A delay that enters its own state again and again. */
export const stopwatch = createMachine({
  id: 'stopwatch',
  context: { elapsed: 0, laps: [] as number[] },
  initial: 'stopped',
  states: {
    stopped: {
      on: {
        start: 'running',
        reset: { actions: assign({ elapsed: 0, laps: [] }) },
      },
    },
    running: {
      after: {
        10: {
          target: 'running',
          reenter: true,
          actions: assign({ elapsed: ({ context }) => (context.elapsed + 1) % 5 }),
        },
      },
      on: {
        stop: 'stopped',
        lap: {
          guard: ({ context }) => context.laps.length < 2,
          actions: assign({ laps: ({ context }) => [...context.laps, context.elapsed] }),
        },
      },
    },
  },
});
