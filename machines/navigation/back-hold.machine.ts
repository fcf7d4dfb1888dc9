import { enqueueActions, setup } from 'xstate';
import { awaitReturn, holdEntry } from './back-hold.ports.ts';
import type * as Types from './back-hold.types.ts';

/** Keeps the browser's Back for something that stands above the page, by one entry of history. */
export const backHoldMachine = setup({
  types: {
    context: {} as Types.BackHoldContext,
    input: {} as Types.BackHoldInput,
    events: {} as Types.BackHoldEvent,
    children: {} as { holdEntry: 'holdEntry'; awaitReturn: 'awaitReturn' },
  },
  actors: { holdEntry, awaitReturn },
  actions: {
    reportBack: enqueueActions(({ context: { parent }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'back.pressed' });
    }),
  },
}).createMachine({
  id: 'backHold',
  description: 'Takes the browser’s Back for its parent, and gives it back to the page.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: ({ input }) => input,
  initial: 'free',
  states: {
    free: {
      description: 'Back belongs to the page.',
      on: { 'back.hold': { target: 'holding' } },
    },
    holding: {
      description: 'An entry of history is on top of the page’s own, for Back to take.',
      invoke: { id: 'holdEntry', src: 'holdEntry' },
      on: {
        'entry.taken': { target: 'taken', actions: 'reportBack' },
        'back.release': { target: 'returning' },
      },
    },
    taken: {
      description: 'Back took the entry; the parent says whether it wants another.',
      on: { 'back.hold': { target: 'holding' }, 'back.release': { target: 'free' } },
    },
    returning: {
      description: 'The entry is no longer needed; the browser is stepping back from it.',
      invoke: {
        id: 'awaitReturn',
        src: 'awaitReturn',
        onDone: { target: 'free' },
        onError: { target: 'free' },
      },
      on: { 'back.hold': { target: 'waiting' } },
    },
    waiting: {
      description:
        'Back is wanted again, but an entry pushed now would be what the step back takes.',
      invoke: {
        id: 'awaitReturn',
        src: 'awaitReturn',
        onDone: { target: 'holding' },
        onError: { target: 'holding' },
      },
      on: { 'back.release': { target: 'returning' } },
    },
  },
});
