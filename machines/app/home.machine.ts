import { emit, setup } from 'xstate';
import { relay } from '../lib/relay.ts';
import { suggestionsMachine } from '../people/suggestions.machine.ts';
import { feedMachine } from '../posts/feed.machine.ts';
import type { HomeContext, HomeEmitted, HomeEvent } from './home.types.ts';

/** A member's first page: their feed with the suggestions bar beside it. */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as HomeEmitted,
    children: {} as { feed: 'feed'; suggestions: 'suggestions' },
  },
  actors: { feed: feedMachine, suggestions: suggestionsMachine },
  actions: {
    hearFeed: ({ context, self }) => relay(context.feed, self),
    passOn: emit((_, params: { emitted: HomeEmitted }) => params.emitted),
  },
}).createMachine({
  id: 'home',
  description: 'A member looks at the feed; creators to follow stand beside it.',
  meta: { requirement: 'spec §2 main' },
  context: ({ spawn }) => ({
    feed: spawn('feed', { id: 'feed' }),
    suggestions: spawn('suggestions', { id: 'suggestions' }),
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Feed and suggestions live side by side, each in its own state.',
      entry: 'hearFeed',
      on: {
        'part.emitted': {
          actions: { type: 'passOn', params: ({ event }) => ({ emitted: event.emitted }) },
        },
      },
    },
  },
});
