import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { SuggestionsView } from '#src/views/people/suggestions.view.tsx';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: suggestionsMachine,
  View: SuggestionsView,
  cases: { outcomes: { loadSuggestions: { done: [[], [ada]], error: [{ kind: 'offline' }] } } },
  gestures: { 'suggestions.retry': (person) => person.press('Try again') },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: (person) => person.seesRole('link', /Ada Quill/),
    exhausted: (person) => person.sees('You follow everybody we could suggest.'),
    failed: (person) => person.sees('No suggestions right now.'),
  },
});
