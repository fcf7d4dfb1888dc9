import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { suggestionsAdapter } from '#src/actors/people/suggestions.adapter.ts';
import type { Http } from '#src/api/http.types.ts';

/** The bar of creators to follow, which the first frame of home does without. */
export const suggestionsPart = (http: Http) => suggestionsMachine.provide(suggestionsAdapter(http));
