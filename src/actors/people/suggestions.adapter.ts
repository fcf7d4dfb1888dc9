import { fromPromise } from 'xstate';
import { followsMachine } from '#machines/people/follows.machine.ts';
import type { PersonCard } from '#machines/people/person.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadSuggestions } from '#src/api/people/people.ts';
import { followsAdapter } from './follows.adapter.ts';

/** Joins the suggestions chart's port to `GET /api/v1/suggestions`, and the follows of its people. */
export const suggestionsAdapter = (http: Http) => ({
  actors: {
    loadSuggestions: fromPromise<readonly PersonCard[], void>(() => loadSuggestions(http)),
    follows: followsMachine.provide(followsAdapter(http)),
  },
});
