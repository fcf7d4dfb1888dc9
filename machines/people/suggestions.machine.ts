import { assign, emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { machinePort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import type { followsMachine } from './follows.machine.ts';
import type { PersonCard } from './person.types.ts';
import { loadSuggestions } from './suggestions.ports.ts';
import type { RelationChanged } from './relation.types.ts';
import type {
  SuggestionsContext,
  SuggestionsEmitted,
  SuggestionsEvent,
} from './suggestions.types.ts';

const found = ({ event }: { event: { output: readonly PersonCard[] } }) => ({
  people: event.output,
});

/** The bar of creators that a member may like to follow. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    emitted: {} as SuggestionsEmitted,
    children: {} as { loadSuggestions: 'loadSuggestions'; follows: 'follows' },
  },
  actors: { loadSuggestions, follows: machinePort<typeof followsMachine>('follows') },
  guards: {
    isEmpty: (_, params: { people: readonly PersonCard[] }) => params.people.length === 0,
  },
  actions: {
    storePeople: assign((_, params: { people: readonly PersonCard[] }) => ({
      people: params.people,
    })),
    notifyFollows: sendTo('follows', (_, event: RelationChanged) => event),
    forward: emit(emittedOf<SuggestionsEmitted>),
  },
}).createMachine({
  id: 'suggestions',
  description: 'Creators that the member does not follow yet, beside the feed.',
  meta: { requirement: 'spec §2 suggestions bar' },
  context: ({ spawn, self }) => ({
    people: [],
    follows: childOf(self, spawn('follows', { id: 'follows' })),
  }),
  initial: 'loading',
  on: {
    'relation.changed': { actions: { type: 'notifyFollows', params: eventOf } },
    ...forwarding,
  },
  states: {
    ...plainResourceStates({
      port: { src: 'loadSuggestions' },
      descriptions: {
        loading: 'Suggestions are on their way.',
        failed: 'No suggestions came; a quiet line offers to try again.',
      },
      read: [
        { guard: { type: 'isEmpty', params: found }, target: 'exhausted' },
        { target: 'showing', actions: { type: 'storePeople', params: found } },
      ],
      on: { 'suggestions.retry': reload, 'connection.restored': reload },
    }),
    showing: {
      description:
        'A few creators are shown, each a way to their profile, and followed at a press.',
    },
    exhausted: { description: 'The member already follows everybody there is to suggest.' },
  },
});
