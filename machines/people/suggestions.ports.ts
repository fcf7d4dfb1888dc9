import { promisePort } from '../lib/port.ts';
import type { PersonCard } from './person.types.ts';

/** Ten creators at most whom the member does not follow yet. Throws a Failure. */
export const loadSuggestions = promisePort<readonly PersonCard[]>('loadSuggestions');
