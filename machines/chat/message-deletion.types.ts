import type { Failure } from '../lib/failure.ts';
import type { ChatRef } from './chat.types.ts';

/** A message that a member deleted, for themselves or for both. */
export interface Erased {
  readonly id: number;
  readonly bothSides: boolean;
}

export interface MessageDeletionInput {
  readonly viewerId: number;
  readonly chat: ChatRef;
}

export interface MessageDeletionContext extends MessageDeletionInput {
  /** In the order they were deleted; they are not shown, and the server still has them. */
  readonly pending: readonly Erased[];
  /** Number of deletions, from the first, that can no longer be undone. */
  readonly due: number;
  /** Until what can still be undone is deleted. */
  readonly secondsLeft: number;
  readonly failure: Failure | null;
}

/** Deletions of an earlier page of this browser that were never sent to the server. */
export interface DeletionsFound {
  type: 'deletions.found';
  erased: readonly Erased[];
}

/** Written down, so that neither a reload nor a closed page undoes a deletion. */
export interface DeletionsChanged {
  type: 'deletions.changed';
  pending: readonly Erased[];
}

export type MessageDeletionEvent =
  | DeletionsFound
  | ({ type: 'message.erase' } & Erased)
  | { type: 'messageDeletion.undo' }
  | { type: 'messageDeletion.dismiss' }
  /** The way to the server is open again. */
  | { type: 'connection.restored' };

export type DeleteInput = ChatRef & Erased;
