import { cancel, createMachine, raise, sendTo } from 'xstate';

/** Speaks to itself: at once, later, and takes it back. */
export const selfSender = createMachine({
  id: 'selfSender',
  initial: 'idle',
  states: {
    idle: { on: { begin: { target: 'working', actions: raise({ type: 'tick' }) } } },
    working: {
      entry: sendTo(({ self }) => self, { type: 'timeout' }, { id: 'late', delay: 3000 }),
      on: {
        tick: { actions: 'note' },
        halt: { target: 'idle', actions: cancel('late') },
        nudge: { actions: sendTo(({ self }) => self, { type: 'tick' }) },
        timeout: 'late',
      },
    },
    late: { on: { begin: 'working' } },
  },
});
