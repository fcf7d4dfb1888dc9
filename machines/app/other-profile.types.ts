import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { profileMachine } from '../people/profile.machine.ts';
import type { ProfileEmitted, ProfileInput } from '../people/profile.types.ts';
import type { LikeChanged } from '../posts/like.types.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { profilePostsMachine } from '../posts/profile-posts.machine.ts';
import type { ProfilePostsEmitted } from '../posts/profile-posts.types.ts';

export type OtherProfileInput = ProfileInput;

interface Parts {
  readonly profile: ChildOf<typeof profileMachine>;
  readonly posts: ChildOf<typeof profilePostsMachine>;
}

export interface OtherProfileContext extends OtherProfileInput, Parts {
  /** The own page as others see it; null while it is not asked for. */
  readonly preview: Parts | null;
}

export type OtherProfileEmitted = ProfileEmitted | ProfilePostsEmitted;

export type OtherProfileEvent =
  | ChildEmitted<OtherProfileEmitted>
  | { type: 'preview.leave' }
  | RelationChanged
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | PurchaseSettled
  | LikeChanged
  | PostChanged
  | DialogsEmitted;
