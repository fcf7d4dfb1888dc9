import type { Failure } from '../lib/failure.ts';
import type { Comment } from './comment.types.ts';

export interface CommentComposerInput {
  readonly postId: number;
}

/** A comment on its way. */
export interface CommentAttempt {
  readonly postId: number;
  readonly text: string;
  /** Counts the comments of this page: one idempotency key each, kept across retries. */
  readonly intent: number;
}

export interface CommentComposerContext extends CommentComposerInput {
  /** As typed. */
  readonly text: string;
  /** What was sent last, until the server has it. */
  readonly pending: string;
  readonly intent: number;
  readonly failure: Failure | null;
}

export type CommentComposerEvent =
  | { type: 'text.change'; text: string }
  | { type: 'comment.send' }
  | { type: 'comment.retry' }
  | { type: 'comment.discard' };

export type CommentComposerEmitted =
  { type: 'session.expired' } | { type: 'comment.sent'; comment: Comment };
