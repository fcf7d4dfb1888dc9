import type { Failure } from '../lib/failure.ts';
import type { Comment } from './comment.types.ts';

export interface CommentChangeInput {
  readonly comment: Comment;
  readonly kind: 'edit' | 'remove';
}

export interface CommentChangeContext extends CommentChangeInput {
  /** Text as typed. */
  readonly text: string;
  readonly failure: Failure | null;
}

export type CommentChangeEvent =
  | { type: 'text.change'; text: string }
  | { type: 'edit.save' }
  | { type: 'remove.retry' }
  /** Leaves the edit, or takes the removal back; the comment stays unchanged. */
  | { type: 'change.leave' };

export type CommentChangeEmitted =
  | { type: 'comment.edited'; comment: Comment }
  | { type: 'comment.removed'; commentId: number }
  | { type: 'change.left'; commentId: number };
