import { createMachine } from 'xstate';

/** A walk within a day within a life. */
export const dogWalk = createMachine({
  id: 'dogWalk',
  initial: 'waiting',
  states: {
    waiting: { on: { 'home.leave': 'walking' } },
    walking: {
      initial: 'strolling',
      on: { 'home.arrive': 'resting' },
      states: {
        strolling: { on: { 'dog.hurry': 'running', 'dog.stop': 'sniffing' } },
        running: { on: { 'dog.stop': 'sniffing', 'dog.calm': 'strolling' } },
        sniffing: { on: { 'dog.hurry': 'running', 'dog.go': 'strolling' } },
      },
    },
    resting: { type: 'final' },
  },
});
