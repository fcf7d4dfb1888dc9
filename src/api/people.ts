import type { PersonCard } from '#machines/people/person.types.ts';
import type { SuggestionsAnswer } from '#src/contract/people.ts';
import type { Http } from './http.types.ts';
import { toAuthor } from './post.ts';

/** `GET /api/v1/suggestions?limit=`: creators the member does not follow yet. */
export const loadSuggestions = async (http: Http): Promise<readonly PersonCard[]> => {
  const answer = await http.get<SuggestionsAnswer>('/api/v1/suggestions', { query: { limit: 5 } });
  return answer.data.map(toAuthor);
};
