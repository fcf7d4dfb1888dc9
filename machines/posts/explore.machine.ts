import { assign, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { whenUnread } from '../lib/paged-list.ts';
import { loadExplore } from './explore.ports.ts';
import type { ExploreContext, ExploreEvent, ExploreItem, ExploreRequest } from './explore.types.ts';

type Moved = Extract<ExploreEvent, { type: 'location.changed' }>;

/** The words that an address looks for. */
export const wordsOf = (query: Readonly<Record<string, string>>): ExploreRequest => ({
  words: query['q']?.trim() ?? '',
});
const moved = ({ event }: { event: Moved }) => wordsOf(event.location.query);

/** The public page for guests: public posts and the people who made them. */
export const exploreMachine = setup({
  types: {
    context: {} as ExploreContext,
    input: {} as ExploreRequest,
    events: {} as ExploreEvent,
    children: {} as { loadExplore: 'loadExplore' },
  },
  actors: { loadExplore },
  guards: {
    isOther: ({ context }, { words }: ExploreRequest) => words !== context.words,
    isEmpty: (_, params: { items: readonly ExploreItem[] }) => params.items.length === 0,
  },
  actions: {
    storeWords: assign((_, params: ExploreRequest) => params),
    storeItems: assign((_, params: { items: readonly ExploreItem[] }) => ({ items: params.items })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'explore',
  description: 'A visitor looks at public posts and the people who made them.',
  meta: { requirement: 'spec §1 explore' },
  context: ({ input }) => ({ ...input, items: [], failure: null }),
  initial: 'loading',
  on: {
    'location.changed': {
      guard: { type: 'isOther', params: moved },
      target: '.loading',
      actions: { type: 'storeWords', params: moved },
    },
  },
  states: {
    loading: {
      description: 'Public posts are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadExplore',
        src: 'loadExplore',
        input: ({ context }) => ({ words: context.words }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ items: event.output }) },
            target: 'empty',
          },
          {
            target: 'showing',
            actions: { type: 'storeItems', params: ({ event }) => ({ items: event.output }) },
          },
        ],
        onError: whenUnread('failed'),
      },
    },
    showing: { description: 'Posts and people are shown.' },
    empty: { description: 'Nobody has posted anything public yet, or nothing fits the words.' },
    failed: {
      description: 'The server gave nothing to show; the visitor may try again.',
      on: { 'explore.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
