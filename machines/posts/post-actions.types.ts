import type { NoticeShown } from '../app/notice.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { likeMachine } from './like.machine.ts';
import type { LikeChanged, LikeEmitted, LikeInput } from './like.types.ts';
import type { PostChanged, PostRewritten } from './my-post.types.ts';
import type { postHideMachine } from './post-hide.machine.ts';
import type { PostHideEmitted } from './post-hide.types.ts';
import type { postCommandMachine } from './post-command.machine.ts';
import type { PostCommandEmitted } from './post-command.types.ts';
import type { postTitleMachine } from './post-title.machine.ts';
import type { PostTitleEmitted } from './post-title.types.ts';
import type { Post } from './post.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { PurchaseDialog, TipDialog } from '../billing/payment.types.ts';
import type { PreviewUnlocked, VideoPreviewDialog, ViewerDialog } from '../media/viewer.types.ts';
import type { ComplaintDialog } from '../people/complaint.types.ts';
import type { BlockDialog } from '../people/block.types.ts';
import type { PostDeleteDialog } from './post-delete.types.ts';

export interface PostActionsInput {
  /** Null is a guest. */
  readonly viewerId: number | null;
  /** Page that shows the posts; a list says why they are in it. */
  readonly place: 'feed' | 'explore' | 'profile' | 'page';
}

/** Action of an author on one of their posts in a list; one at a time. */
export type OwnPart = PostToRead &
  (
    | { readonly kind: 'title'; readonly actor: ChildOf<typeof postTitleMachine> }
    | { readonly kind: 'command'; readonly actor: ChildOf<typeof postCommandMachine> }
  );

type Likes = ChildOf<typeof likeMachine>;
type Hides = ChildOf<typeof postHideMachine>;

export interface PostToRead {
  readonly username: string;
  readonly postId: number;
}

export interface PostActionsContext extends PostActionsInput {
  /** Likes that were pressed here, by post: a post gets a chart only when it is acted on. */
  readonly likes: Readonly<Record<number, Likes>>;
  /** Likes by post id, as known since the posts were read. */
  readonly known: Readonly<Record<number, Omit<LikeInput, 'postId'>>>;
  /** Posts that are being hidden, are hidden, or are being shown again. */
  readonly hides: Readonly<Record<number, Hides>>;
  /** Posts that somebody wanted to unlock here, and whose they are. */
  readonly asked: Readonly<Record<number, string>>;
  /** The post whose preview was asked for last. */
  readonly previewed: Post | null;
  /** Posts that were bought or changed since, and are not read again yet. */
  readonly due: readonly PostToRead[];
  /** Posts that were read again, by post id. */
  readonly reread: Readonly<Record<number, Post>>;
  /** Deleted, and not shown; where the deletion is taken back they stand where they stood. */
  readonly deleted: readonly number[];
  readonly part: OwnPart | null;
  /** Path of the link that is being copied or shared. */
  readonly path: string;
  /** Title of the post that is being shared. */
  readonly title: string | null;
}

/** The absolute URL of the post, and whether the browser allowed copying it. */
export interface CopiedPostLink {
  readonly link: string;
  readonly isCopied: boolean;
}

/** The address of a post, and what became of it: `left` by who closed the sheet again. */
export interface SharedPostLink {
  readonly link: string;
  readonly end: 'shared' | 'left' | 'copied' | 'refused';
}

export type PostActionsEvent =
  | ChildEmitted<LikeEmitted | PostHideEmitted | PostTitleEmitted | PostCommandEmitted>
  | { type: 'like.press'; post: Post }
  | { type: 'hide.press'; post: Post }
  | { type: 'link.copy'; post: Post }
  /** To the device's share sheet. */
  | { type: 'post.share'; post: Post }
  | { type: 'tip.ask'; post: Post }
  /** One of its files, in full size. */
  | { type: 'media.open'; post: Post; hash: string }
  /** The first seconds of its locked videos. */
  | { type: 'preview.ask'; post: Post }
  | PreviewUnlocked
  | { type: 'report.ask'; post: Post }
  /** To mute, restrict or block its author. */
  | { type: 'ban.ask'; post: Post }
  | { type: 'reason.ask'; post: Post }
  | { type: 'unlock.ask'; post: Post }
  /** To where its author writes on. */
  | { type: 'edit.open'; post: Post }
  | { type: 'title.edit'; post: Post }
  | { type: 'post.duplicate'; post: Post }
  | { type: 'delete.ask'; post: Post }
  | PostChanged
  | PurchaseSettled
  | LikeChanged;

export type PostActionsEmitted =
  | LikeEmitted
  | PostHideEmitted
  | DialogRequested<PurchaseDialog | TipDialog | ViewerDialog | VideoPreviewDialog>
  | DialogRequested<ComplaintDialog | BlockDialog | PostDeleteDialog>
  | NoticeShown
  | PostRewritten
  | { type: 'location.requested'; path: string };
