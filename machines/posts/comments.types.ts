import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { commentChangeMachine } from './comment-change.machine.ts';
import type { CommentChangeEmitted } from './comment-change.types.ts';
import type { commentComposerMachine } from './comment-composer.machine.ts';
import type { CommentComposerEmitted } from './comment-composer.types.ts';
import type { threadAccessMachine } from './thread-access.machine.ts';
import type { ThreadAccessEmitted } from './thread-access.types.ts';
import type { Comment } from './comment.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { ComplaintDialog } from '../people/complaint.types.ts';

/** `oldest` reads on from the start of the thread, `newest` back from its end. */
export type CommentOrder = 'oldest' | 'newest';

export interface CommentsAsked {
  readonly postId: number;
  readonly order: CommentOrder;
  readonly cursor: string | null;
}

/** A page, oldest first, with what is known of the thread. */
export interface CommentsPage {
  readonly comments: readonly Comment[];
  readonly nextCursor: string | null;
  /** All that the viewer may see. */
  readonly count: number;
  readonly openTo: 'readers' | 'subscribers' | 'nobody';
  readonly canComment: boolean;
}

export interface CommentsInput {
  readonly postId: number;
  /** Who wrote the post. */
  readonly authorId: number;
  /** Null is a guest. */
  readonly viewerId: number | null;
}

export interface CommentsContext extends CommentsInput {
  readonly order: CommentOrder;
  readonly comments: readonly Comment[];
  readonly cursor: string | null;
  readonly count: number;
  readonly openTo: CommentsPage['openTo'];
  readonly canComment: boolean;
  /** Comments of others that came in since it was opened: they are announced. */
  readonly arrived: readonly number[];
  /** Who may write, for the post's author to choose; null for others, and before it is known. */
  readonly access: ChildOf<typeof threadAccessMachine> | null;
  readonly composer: ChildOf<typeof commentComposerMachine>;
  /** What happens to single comments, by their number. */
  readonly changes: Readonly<Record<number, ChildOf<typeof commentChangeMachine>>>;
  /** Others changed the thread while a page of it was on its way. */
  readonly isOutdated: boolean;
  readonly failure: Failure | null;
}

/** Somebody changed the thread; a null comment is to be read again, as the viewer may see it. */
export interface ThreadChange {
  type: 'thread.changed';
  kind: 'added' | 'edited' | 'removed';
  commentId: number;
  comment: Comment | null;
  count: number;
}

export type CommentsEvent =
  | ThreadChange
  | ChildEmitted<CommentComposerEmitted | CommentChangeEmitted | ThreadAccessEmitted>
  | { type: 'comments.retry' }
  | { type: 'comments.more' }
  | { type: 'order.choose'; order: CommentOrder }
  | { type: 'comment.edit'; commentId: number }
  | { type: 'comment.remove'; commentId: number }
  | { type: 'comment.report'; commentId: number }
  /** Comments may have been written while the socket was away. */
  | { type: 'comments.stale' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type CommentsEmitted = DialogRequested<ComplaintDialog>;
