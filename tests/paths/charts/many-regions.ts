import { assign, createMachine } from 'xstate';

const region = (index: number) => ({
  initial: 'idle',
  states: {
    idle: { on: { [`r${index}.start`]: 'busy' } },
    busy: { on: { [`r${index}.finish`]: 'done', [`r${index}.fail`]: 'broken' } },
    broken: { on: { [`r${index}.start`]: 'busy' } },
    done: { on: { 'all.reset': 'idle' } },
  },
});

const regions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, region(index)]));

/** More combinations than there are atoms: they must never be enumerated. */
export const manyRegions = createMachine({
  id: 'manyRegions',
  type: 'parallel',
  states: regions(30),
});

/** And a counter among them that leads on only at its eightieth step. */
export const regionsAndCounter = createMachine({
  id: 'regionsAndCounter',
  type: 'parallel',
  context: { count: 0 },
  states: {
    ...regions(29),
    counter: {
      initial: 'counting',
      states: {
        counting: {
          on: {
            'count.up': [
              { guard: ({ context }) => context.count >= 79, target: 'full' },
              { actions: assign({ count: ({ context }) => context.count + 1 }) },
            ],
          },
        },
        full: { on: { 'count.reset': { target: 'counting', actions: assign({ count: 0 }) } } },
      },
    },
  },
});
