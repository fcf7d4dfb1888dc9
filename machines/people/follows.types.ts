import type { ChildEmitted } from '../parts/children.ts';
import type { FollowEmitted, FollowInput } from './follow.types.ts';
import type { RelationChanged } from './relation.types.ts';
import type { SuggestionPart } from './suggestions.types.ts';

export interface FollowsContext {
  readonly parts: readonly SuggestionPart[];
  /** Relations that changed since their list was read, by user id: true is followed. */
  readonly changed: Readonly<Record<number, boolean>>;
}

export type FollowsEvent =
  | { type: 'person.follow'; person: FollowInput }
  | { type: 'person.unfollow'; person: FollowInput }
  | RelationChanged
  | ChildEmitted<FollowEmitted>;

export type FollowsEmitted = FollowEmitted;
