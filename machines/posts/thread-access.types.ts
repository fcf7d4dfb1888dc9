import type { CommentsPage } from './comment-list.types.ts';

export type OpenTo = CommentsPage['openTo'];

export interface ThreadAccessInput {
  readonly postId: number;
  /** Last state from the server. */
  readonly openTo: OpenTo;
}

export interface ThreadAccessContext extends ThreadAccessInput {
  /** Last choice. */
  readonly wanted: OpenTo;
}

export type ThreadAccessEvent = { type: 'access.choose'; openTo: OpenTo };

export type ThreadAccessEmitted = { type: 'thread.opened'; openTo: OpenTo };
