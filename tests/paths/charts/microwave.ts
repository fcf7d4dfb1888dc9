import { createMachine, stateIn } from 'xstate';

/** One region asks in which state another is. */
export const microwave = createMachine({
  id: 'microwave',
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: { closed: { on: { 'door.open': 'open' } }, open: { on: { 'door.close': 'closed' } } },
    },
    oven: {
      initial: 'off',
      states: {
        off: { on: { 'oven.start': { guard: stateIn({ door: 'closed' }), target: 'cooking' } } },
        cooking: { after: { 60000: 'off' }, on: { 'oven.stop': 'off', 'door.open': 'paused' } },
        paused: { on: { 'door.close': 'cooking', 'oven.stop': 'off' } },
      },
    },
  },
});
