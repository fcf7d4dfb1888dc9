import { emit, sendTo, setup } from 'xstate';
import { machinePort } from '../lib/port.ts';
import { relay } from '../lib/relay.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { suggestionsMachine } from '../people/suggestions.machine.ts';
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
  actors: { feed: feedMachine, suggestions: machinePort<typeof suggestionsMachine>('suggestions') },
  actions: {
    hearParts: ({ context: { feed, suggestions }, self }) => {
      relay(feed, self);
      relay(suggestions, self);
    },
    tellSuggestions: sendTo(
      ({ context }) => context.suggestions,
      (_, event: RelationChanged) => event,
    ),
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
      entry: 'hearParts',
      on: {
        'relation.changed': {
          actions: { type: 'tellSuggestions', params: ({ event }) => event },
        },
        'part.emitted': {
          actions: { type: 'passOn', params: ({ event }) => ({ emitted: event.emitted }) },
        },
      },
    },
  },
});
