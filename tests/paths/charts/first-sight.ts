import { assign, fromCallback, fromPromise, fromTransition, setup } from 'xstate';

/** Watches its children from their first moment: each shows itself as soon as it begins. */
export const firstSight = setup({
  types: { context: {} as { seen: number; level: number } },
  actors: {
    gauge: fromTransition((level: number) => level + 1, 4),
    answer: fromPromise(() => Promise.resolve(7)),
    bell: fromCallback(() => {}),
  },
  guards: { isHigh: ({ context }) => context.level > 3 },
  actions: { count: assign({ seen: ({ context }) => context.seen + 1 }) },
}).createMachine({
  id: 'first-sight',
  context: { seen: 0, level: 0 },
  initial: 'blind',
  states: {
    blind: { on: { 'eyes.open': 'looking' } },
    looking: {
      invoke: {
        src: 'gauge',
        id: 'gauge',
        onSnapshot: { actions: assign({ level: ({ event }) => event.snapshot.context }) },
      },
      always: { guard: 'isHigh', target: 'asking' },
    },
    asking: {
      invoke: {
        src: 'answer',
        id: 'answer',
        onSnapshot: { actions: 'count' },
        onDone: 'ringing',
        onError: 'blind',
      },
    },
    ringing: {
      invoke: { src: 'bell', id: 'bell', onSnapshot: { actions: 'count' } },
      on: { 'bell.stop': 'blind' },
    },
  },
});
