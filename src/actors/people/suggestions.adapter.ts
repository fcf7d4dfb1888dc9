import { fromPromise } from 'xstate';
import type { PersonCard } from '#machines/people/person.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { loadSuggestions } from '#src/api/people.ts';

/** Joins the suggestions chart's port to `GET /api/v1/suggestions`, asked once `calm` has come. */
export const suggestionsAdapter = (http: Http, calm?: () => Promise<void>) => ({
  actors: {
    loadSuggestions: fromPromise<readonly PersonCard[], void>(async () => {
      await calm?.();
      return loadSuggestions(http);
    }),
  },
});
