import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { followMachine } from './follow.machine.ts';
import type { FollowEmitted, FollowInput } from './follow.types.ts';
import type { RelationChanged } from './relation.types.ts';

/** The follow of one person in a list, from the first press on. */
export interface FollowPart {
  readonly userId: number;
  readonly actor: ChildOf<typeof followMachine>;
}

export interface FollowsContext {
  readonly parts: readonly FollowPart[];
  /** Relations that changed since their list was read, by user id: true is followed. */
  readonly changed: Readonly<Record<number, boolean>>;
}

export type FollowsEvent =
  | { type: 'person.follow'; person: FollowInput }
  | { type: 'person.unfollow'; person: FollowInput }
  | RelationChanged
  | ChildEmitted<FollowEmitted>;

export type FollowsEmitted = FollowEmitted;
