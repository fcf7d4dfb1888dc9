import type { Chat, ChatRef } from './chat.types.ts';

export interface ChatSearchContext {
  readonly text: string;
  /** Those loaded at once, then those of the server too. */
  readonly found: readonly Chat[];
  /** How many the server has, and from where its next ones are. */
  readonly count: number;
  readonly offset: number;
}

export type ChatSearchEvent =
  /** `known` are the chats that are loaded. */
  | { type: 'search.change'; text: string; known: readonly Chat[] }
  | { type: 'search.retry' }
  /** It was deleted. */
  | ({ type: 'chat.gone' } & ChatRef)
  | { type: 'end.approach' };
