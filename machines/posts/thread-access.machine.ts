import { assign, emit, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { openThread } from './thread-access.ports.ts';
import type * as Types from './thread-access.types.ts';

type Chosen = { openTo: Types.OpenTo };

/** Comment permission of one post, chosen by its author: optimistic, the last choice wins. */
export const threadAccessMachine = setup({
  types: {
    context: {} as Types.ThreadAccessContext,
    input: {} as Types.ThreadAccessInput,
    events: {} as Types.ThreadAccessEvent,
    emitted: {} as Types.ThreadAccessEmitted,
    children: {} as { openThread: 'openThread' },
  },
  actors: { openThread },
  guards: {
    isOther: ({ context }, { openTo }: Chosen) => openTo !== context.wanted,
  },
  actions: {
    storeWanted: assign((_, { openTo }: Chosen) => ({ wanted: openTo })),
    storeOpen: assign(({ context }) => ({ openTo: context.wanted })),
    revert: assign(({ context }) => ({ wanted: context.openTo })),
    announceOpen: emit(({ context }) => ({
      type: 'thread.opened' as const,
      openTo: context.wanted,
    })),
  },
  delays: { noticeTime: 4_000 },
}).createMachine({
  id: 'threadAccess',
  description: 'The author of a post says who may comment on it.',
  meta: { requirement: 'screens §3 who can comment; decisions §11 comments' },
  context: ({ input }) => ({ ...input, wanted: input.openTo }),
  initial: 'settled',
  on: {
    'access.choose': {
      guard: { type: 'isOther', params: eventOf },
      target: '.saving',
      actions: { type: 'storeWanted', params: eventOf },
    },
  },
  states: {
    settled: { description: 'The server knows the choice.' },
    saving: {
      description: 'The choice shows already, while the call is under way.',
      tags: 'busy',
      on: {
        'access.choose': {
          guard: { type: 'isOther', params: eventOf },
          target: 'saving',
          reenter: true,
          actions: { type: 'storeWanted', params: eventOf },
        },
      },
      invoke: {
        id: 'openThread',
        src: 'openThread',
        input: ({ context: { postId, wanted } }) => ({ postId, openTo: wanted }),
        onDone: { target: 'settled', actions: ['storeOpen', 'announceOpen'] },
        onError: { target: 'refused' },
      },
    },
    refused: {
      description: 'The choice did not reach the server: what was before shows, and it is said.',
      entry: 'revert',
      after: { noticeTime: { target: 'settled' } },
    },
  },
});
