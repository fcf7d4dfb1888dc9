import { fromPromise } from 'xstate';
import { followMachine } from '#machines/people/follow.machine.ts';
import type { PersonCard } from '#machines/people/person.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadSuggestions } from '#src/api/people/people.ts';
import { followAdapter } from './follow.adapter.ts';

/** Joins the suggestions chart's port to `GET /api/v1/suggestions`, and the follow of each row. */
export const suggestionsAdapter = (http: Http) => ({
  actors: {
    loadSuggestions: fromPromise<readonly PersonCard[], void>(() => loadSuggestions(http)),
    follow: followMachine.provide(followAdapter(http)),
  },
});
