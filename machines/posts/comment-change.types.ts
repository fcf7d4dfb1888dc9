import type { Failure } from '../lib/failure.ts';
import type { Comment } from './comment.types.ts';

export interface CommentChangeInput {
  readonly comment: Comment;
  readonly kind: 'edit' | 'remove';
}

export interface CommentChangeContext extends CommentChangeInput {
  /** As typed. */
  readonly text: string;
  readonly failure: Failure | null;
}

export type CommentChangeEvent =
  | { type: 'text.change'; text: string }
  | { type: 'edit.save' }
  | { type: 'remove.retry' }
  /** Nothing is changed: an edit is left, a removal taken back. */
  | { type: 'change.leave' };

export type CommentChangeEmitted =
  | { type: 'comment.edited'; comment: Comment }
  | { type: 'comment.removed'; commentId: number }
  | { type: 'change.left'; commentId: number };
