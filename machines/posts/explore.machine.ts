import { assign, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { whenUnread } from '../lib/paged-list.ts';
import { loadExplore } from './explore.ports.ts';
import type { ExploreContext, ExploreEvent, ExploreItem } from './explore.types.ts';

/** The public page for guests: public posts and the people who made them. */
export const exploreMachine = setup({
  types: {
    context: {} as ExploreContext,
    events: {} as ExploreEvent,
    children: {} as { loadExplore: 'loadExplore' },
  },
  actors: { loadExplore },
  guards: {
    isEmpty: (_, params: { items: readonly ExploreItem[] }) => params.items.length === 0,
  },
  actions: {
    storeItems: assign((_, params: { items: readonly ExploreItem[] }) => ({ items: params.items })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'explore',
  description: 'A visitor looks at public posts and the people who made them.',
  meta: { requirement: 'spec §1 explore' },
  context: { items: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Public posts are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadExplore',
        src: 'loadExplore',
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
    empty: { description: 'Nobody has posted anything public yet.' },
    failed: {
      description: 'The server gave nothing to show; the visitor may try again.',
      on: { 'explore.retry': { target: 'loading' } },
    },
  },
});
