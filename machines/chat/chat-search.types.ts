import type { Chat, ChatRef } from './chat.types.ts';

export interface ChatSearchContext {
  readonly text: string;
  /** Chats that match: loaded ones at once, then the server's too. */
  readonly found: readonly Chat[];
  /** Number of matches at the server, and the offset of the next page. */
  readonly count: number;
  readonly offset: number;
}

export type ChatSearchEvent =
  /** `known` are the chats that are loaded. */
  | { type: 'search.change'; text: string; known: readonly Chat[] }
  | { type: 'search.retry' }
  /** Event: the chat was deleted. */
  | ({ type: 'chat.gone' } & ChatRef)
  | { type: 'end.approach' };
