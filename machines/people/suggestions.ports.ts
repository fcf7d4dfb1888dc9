import { promisePort } from '../lib/port.ts';
import type { PersonCard } from './person.types.ts';

/** A handful of creators the member does not follow yet. Throws a Failure. */
export const loadSuggestions = promisePort<readonly PersonCard[]>('loadSuggestions');
