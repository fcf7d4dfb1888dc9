import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { followsMachine } from './follows.machine.ts';
import type { FollowsEmitted } from './follows.types.ts';
import type { PersonCard } from './person.types.ts';
import type { RelationChanged } from './relation.types.ts';

export interface SuggestionsContext {
  readonly people: readonly PersonCard[];
  /** Follows of the people shown. */
  readonly follows: ChildOf<typeof followsMachine>;
}

export type SuggestionsEvent =
  | { type: 'suggestions.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | RelationChanged
  | ChildEmitted<FollowsEmitted>;

export type SuggestionsEmitted = FollowsEmitted;
