import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { LazyActorRef } from '../lib/lazy-logic.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { profileMachine } from '../people/profile.machine.ts';
import type { ProfileEmitted } from '../people/profile.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { postPageMachine } from '../posts/post-page.machine.ts';
import type { PostPageEmitted, PostPageInput } from '../posts/post-page.types.ts';

export interface PostWithAuthorInput extends PostPageInput {
  /** Username of the viewer; null for a guest. */
  readonly viewerName: string | null;
}

export interface PostWithAuthorContext extends PostWithAuthorInput {
  readonly page: ChildOf<typeof postPageMachine>;
  /** Null until the post is there, and where it is the viewer's own. */
  readonly author: LazyActorRef<typeof profileMachine> | null;
}

export type PostWithAuthorEmitted = PostPageEmitted | ProfileEmitted;

export type PostWithAuthorEvent =
  | ChildEmitted<PostWithAuthorEmitted>
  | RelationChanged
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | PurchaseSettled
  | PostChanged
  | DialogsEmitted;
