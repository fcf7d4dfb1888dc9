import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { blacklistMachine } from './blacklist.machine.ts';
import type { BlacklistEmitted } from './blacklist.types.ts';
import type { followMachine } from './follow.machine.ts';
import type { FollowEmitted } from './follow.types.ts';
import type { profileLinkMachine } from './profile-link.machine.ts';
import type { ProfileLinkEmitted } from './profile-link.types.ts';
import type { Profile } from './profile-page.types.ts';
import type { RelationChanged, Relationship } from './relation.types.ts';
import type { SubscribeDialog } from '../billing/subscribe.types.ts';
import type { TipDialog } from '../billing/payment.types.ts';
import type { ComplaintDialog } from './complaint.types.ts';

export interface RelationshipInput {
  /** Null for a guest. */
  readonly viewerId: number | null;
  readonly profile: Profile;
}

export interface RelationshipContext extends RelationshipInput {
  readonly relationship: Relationship | null;
  /** Null for guests and for oneself. */
  readonly follow: ChildOf<typeof followMachine> | null;
  readonly blacklist: ChildOf<typeof blacklistMachine> | null;
  /** Copies the address of the profile; guests may use it too. */
  readonly link: ChildOf<typeof profileLinkMachine>;
}

type PartsEmitted = FollowEmitted | BlacklistEmitted | ProfileLinkEmitted;

export type RelationshipEvent =
  | { type: 'subscribe.ask' }
  | { type: 'tip.ask' }
  /** One's own profile, as others see it. */
  | { type: 'preview.ask' }
  | { type: 'report.ask' }
  /** Opens the block dialog. */
  | { type: 'ban.ask' }
  | ChildEmitted<PartsEmitted>
  | RelationChanged
  | DialogsEmitted;

export type RelationshipEmitted =
  | PartsEmitted
  | DialogRequested<SubscribeDialog | TipDialog | ComplaintDialog>
  /** Event: a purchase was made, so that the parent reloads the profile. */
  | { type: 'profile.stale' }
  /** One wants to see the own profile as others do. */
  | { type: 'preview.requested' }
  /** The viewer may now see more, or less, of the person. */
  | { type: 'access.changed' };
