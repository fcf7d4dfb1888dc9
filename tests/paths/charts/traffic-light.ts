import { createMachine } from 'xstate';

/** Delays alone drive it, with a light for walkers inside the red one. */
export const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { 5000: 'yellow' } },
    yellow: { after: { 800: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 2000: 'wait' } },
        wait: { after: { 1000: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
    dark: { on: { 'power.restored': 'red' } },
  },
  on: { 'power.failed': '.dark' },
});
