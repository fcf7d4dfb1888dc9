import type { Failure } from '../lib/failure.ts';
import type { Comment } from './comment.types.ts';

export interface CommentComposerInput {
  readonly postId: number;
}

/** A comment on its way. */
export interface CommentAttempt {
  readonly postId: number;
  readonly text: string;
  /** One key for one comment, kept over every retry and over a sign-in. */
  readonly key: string;
}

export interface CommentComposerContext extends CommentComposerInput {
  /** Text as typed. */
  readonly text: string;
  /** Text that was sent last, until the server confirms it. */
  readonly pending: string;
  /** Key of the pending comment; empty until it is drawn. */
  readonly key: string;
  readonly failure: Failure | null;
}

/** Text that was here when the session ended; with a key, `pending` may be at the server. */
export interface WordsRestored {
  readonly type: 'words.restore';
  readonly text: string;
  readonly pending: string;
  readonly key: string;
}

export type CommentComposerEvent =
  | WordsRestored
  | { type: 'text.change'; text: string }
  | { type: 'comment.send' }
  | { type: 'comment.retry' }
  | { type: 'comment.discard' };

export type CommentComposerEmitted = { type: 'comment.sent'; comment: Comment };
