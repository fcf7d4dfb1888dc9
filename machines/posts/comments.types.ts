import type { CommentOrder, CommentsPage } from './comment-list.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { commentChangeMachine } from './comment-change.machine.ts';
import type { CommentChangeEmitted } from './comment-change.types.ts';
import type { commentComposerMachine } from './comment-composer.machine.ts';
import type { CommentComposerEmitted } from './comment-composer.types.ts';
import type { threadAccessMachine } from './thread-access.machine.ts';
import type { ThreadAccessEmitted } from './thread-access.types.ts';
import type { ThreadChange, Comment } from './comment.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { ComplaintDialog } from '../people/complaint.types.ts';

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
