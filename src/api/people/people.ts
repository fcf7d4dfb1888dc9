import type { PersonCard } from '#machines/people/person.types.ts';
import { toFailure } from '#machines/lib/failure.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor } from '../posts/post.ts';
import * as read from '../lib/reader.ts';
import { userCard } from './wire-people.ts';

const suggestionsAnswer = read.sureRecord({ data: read.list(userCard) });

/** `GET /api/v1/suggestions?limit=`: creators the member does not follow yet. */
export const loadSuggestions = async (http: Http): Promise<readonly PersonCard[]> => {
  try {
    const query = { limit: 10 };
    const answer = await http.get<unknown>('/api/v1/suggestions', { query });
    return suggestionsAnswer(answer).data.map(toAuthor);
  } catch (error) {
    // A server without suggestions has none to offer, which is no failure.
    if (toFailure(error).kind === 'notFound') return [];
    throw error;
  }
};
