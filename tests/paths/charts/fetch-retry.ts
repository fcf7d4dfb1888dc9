import { assign, fromPromise, setup } from 'xstate';

/** Tries again after a delay that grows, three times at most. */
export const fetchRetry = setup({
  types: {
    context: {} as { tries: number; data: unknown },
    events: {} as { type: 'data.fetch' } | { type: 'data.cancel' },
  },
  actors: { load: fromPromise<string>(async () => 'data') },
  guards: { canRetry: ({ context }) => context.tries < 3 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    store: assign((_, params: { data: unknown }) => ({ data: params.data, tries: 0 })),
    clear: assign({ tries: 0 }),
  },
  delays: { backoff: ({ context }) => 1000 * 2 ** context.tries },
}).createMachine({
  id: 'fetchRetry',
  context: { tries: 0, data: null },
  initial: 'idle',
  states: {
    idle: { on: { 'data.fetch': 'loading' } },
    loading: {
      entry: 'count',
      invoke: {
        src: 'load',
        onDone: {
          target: 'loaded',
          actions: { type: 'store', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [{ guard: 'canRetry', target: 'waiting' }, { target: 'failed' }],
      },
      on: { 'data.cancel': { target: 'idle', actions: 'clear' } },
    },
    waiting: {
      after: { backoff: 'loading' },
      on: { 'data.cancel': { target: 'idle', actions: 'clear' } },
    },
    loaded: { on: { 'data.fetch': 'loading' } },
    failed: { exit: 'clear', on: { 'data.fetch': 'loading' } },
  },
});
