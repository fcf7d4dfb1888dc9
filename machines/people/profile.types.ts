import type { Profile } from './profile-page.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { RelationChanged } from './relation.types.ts';
import type { relationshipMachine } from './relationship.machine.ts';
import type { RelationshipEmitted } from './relationship.types.ts';

export interface ProfileInput {
  readonly username: string;
  /** Null for a guest. */
  readonly viewerId: number | null;
}

export interface ProfileContext extends ProfileInput {
  readonly profile: Profile | null;
  /** Relationship of the viewer to the person, with its actions. */
  readonly relationship: ChildOf<typeof relationshipMachine> | null;
  readonly failure: Failure | null;
}

export type ProfileEvent =
  | { type: 'profile.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | ChildEmitted<RelationshipEmitted>
  | RelationChanged
  /** The channel stands, anew or for the first time: what it said before is not known. */
  | { type: 'connection.caughtUp' }
  | DialogsEmitted;

export type ProfileEmitted =
  /** To the same page under the name that the person has now. */
  { type: 'location.requested'; path: string; replace: true } | RelationshipEmitted;
