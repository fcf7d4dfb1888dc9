import { emit, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { suggestionsMachine } from '../people/suggestions.machine.ts';
import { feedMachine } from '../posts/feed.machine.ts';
import type { FeedEvent } from '../posts/feed.types.ts';
import type { HomeContext, HomeEmitted, HomeEvent, HomeInput } from './home.types.ts';

/** A member's first page: their feed with the suggestions bar beside it. */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    input: {} as HomeInput,
    events: {} as HomeEvent,
    emitted: {} as HomeEmitted,
    children: {} as { feed: 'feed'; suggestions: 'suggestions' },
  },
  actors: { feed: feedMachine, suggestions: lazyPort<typeof suggestionsMachine>('suggestions') },
  actions: {
    notifySuggestions: sendTo(
      ({ context }) => context.suggestions,
      (_, event: RelationChanged) => event,
    ),
    notifyFeed: sendTo('feed', (_, event: FeedEvent) => event),
    askAgain: enqueueActions(({ context: { feed, suggestions }, enqueue }) => {
      for (const part of [feed, suggestions]) enqueue.sendTo(part, { type: 'connection.restored' });
    }),
    forward: emit(emittedOf<HomeEmitted>),
  },
}).createMachine({
  id: 'home',
  description: 'A member looks at the feed; creators to follow stand beside it, or in its place.',
  meta: { requirement: 'spec §2 main' },
  context: ({ input, spawn, self }) => ({
    feed: childOf(self, spawn('feed', { id: 'feed', input })),
    suggestions: childOf(self, spawn('suggestions', { id: 'suggestions' })),
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Feed and suggestions live side by side, each in its own state.',
      on: {
        'relation.changed': {
          actions: [
            { type: 'notifySuggestions', params: eventOf },
            { type: 'notifyFeed', params: eventOf },
          ],
        },
        'post.published': { actions: { type: 'notifyFeed', params: eventOf } },
        'like.changed': { actions: { type: 'notifyFeed', params: eventOf } },
        'purchase.settled': { actions: { type: 'notifyFeed', params: eventOf } },
        'post.changed': { actions: { type: 'notifyFeed', params: eventOf } },
        'connection.caughtUp': { actions: { type: 'notifyFeed', params: eventOf } },
        'connection.lost': { actions: { type: 'notifyFeed', params: eventOf } },
        'connection.restored': { actions: 'askAgain' },
        ...forwarding,
      },
    },
  },
});
