import type { PersonCard } from './person.types.ts';

export interface SuggestionsContext {
  readonly people: readonly PersonCard[];
}

export type SuggestionsEvent = { type: 'suggestions.retry' };
