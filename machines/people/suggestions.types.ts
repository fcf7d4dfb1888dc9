import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { followMachine } from './follow.machine.ts';
import type { FollowEmitted } from './follow.types.ts';
import type { PersonCard } from './person.types.ts';
import type { RelationChanged } from './relation.types.ts';

/** The follow of one person in the bar, from the first press on. */
export interface SuggestionPart {
  readonly userId: number;
  readonly actor: ChildOf<typeof followMachine>;
}

export interface SuggestionsContext {
  readonly people: readonly PersonCard[];
  readonly parts: readonly SuggestionPart[];
  /** Ids of the people whom the viewer followed while the bar is shown. */
  readonly followed: readonly number[];
}

export type SuggestionsEvent =
  | { type: 'suggestions.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'person.follow'; userId: number }
  | { type: 'person.unfollow'; userId: number }
  | RelationChanged
  | ChildEmitted<FollowEmitted>;

export type SuggestionsEmitted = FollowEmitted;
