import { createMachine, not } from 'xstate';

/** No implementations at all: missing guards are tried with both answers. */
export const mountQueue = createMachine({
  id: 'mountQueue',
  initial: 'locked',
  states: {
    locked: {
      on: {
        'ticket.show': [
          { guard: 'isValid', target: 'unlocked', actions: 'greenLight' },
          { guard: not('isStaff'), actions: 'redLight' },
          { target: 'unlocked' },
        ],
      },
    },
    unlocked: {
      entry: 'release',
      exit: 'latch',
      on: { 'arm.push': 'locked' },
      after: { 8000: 'locked' },
    },
  },
});
