import { assign, setup } from 'xstate';
import type { PersonCard } from './person.types.ts';
import { loadSuggestions } from './suggestions.ports.ts';
import type { SuggestionsContext, SuggestionsEvent } from './suggestions.types.ts';

/** The bar of creators that a member may like to follow. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    children: {} as { loadSuggestions: 'loadSuggestions' },
  },
  actors: { loadSuggestions },
  guards: {
    isEmpty: (_, params: { people: readonly PersonCard[] }) => params.people.length === 0,
  },
  actions: {
    storePeople: assign((_, params: { people: readonly PersonCard[] }) => ({
      people: params.people,
    })),
  },
}).createMachine({
  id: 'suggestions',
  description: 'Creators that the member does not follow yet, beside the feed.',
  meta: { requirement: 'spec §2 suggestions bar' },
  context: { people: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'Suggestions are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ people: event.output }) },
            target: 'exhausted',
          },
          {
            target: 'showing',
            actions: { type: 'storePeople', params: ({ event }) => ({ people: event.output }) },
          },
        ],
        onError: { target: 'failed' },
      },
    },
    showing: { description: 'A few creators are shown, each a way to their profile.' },
    exhausted: { description: 'The member already follows everybody there is to suggest.' },
    failed: {
      description: 'No suggestions came; a quiet line offers to try again.',
      on: { 'suggestions.retry': { target: 'loading' } },
    },
  },
});
