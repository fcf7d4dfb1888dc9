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
  /** Author of the post. */
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
  /** Comment permission, chosen by the post's author; null for others, and until it is loaded. */
  readonly access: ChildOf<typeof threadAccessMachine> | null;
  readonly composer: ChildOf<typeof commentComposerMachine>;
  /** Edits and deletions of single comments, by comment id. */
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
