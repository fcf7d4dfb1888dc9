import type { PersonCard } from '#machines/people/person.types.ts';
import type { SuggestionsAnswer } from '#src/contract/people.ts';
import { toFailure } from '#machines/lib/failure.ts';
import type { Http } from './http.types.ts';
import { toAuthor } from './post.ts';

/** `GET /api/v1/suggestions?limit=`: creators the member does not follow yet. */
export const loadSuggestions = async (http: Http): Promise<readonly PersonCard[]> => {
  try {
    const query = { limit: 5 };
    return (await http.get<SuggestionsAnswer>('/api/v1/suggestions', { query })).data.map(toAuthor);
  } catch (error) {
    // A server without suggestions has none to offer, which is no failure.
    if (toFailure(error).kind === 'notFound') return [];
    throw error;
  }
};
