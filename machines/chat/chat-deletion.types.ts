import type { Failure } from '../lib/failure.ts';
import type { ChatRef } from './chat.types.ts';

export interface ChatDeletionInput {
  readonly chat: ChatRef;
  /** Whose chat it is, as people call them. */
  readonly name: string;
  /** An earlier page of this browser was left before the server had deleted it. */
  readonly isLeft: boolean;
}

export type ChatDeletionRequest = Pick<ChatDeletionInput, 'chat' | 'isLeft'>;

/** What became of the request: a chat that was left, and in which something unread came since, stays. */
export type ChatDeletionOutcome = 'deleted' | 'spared';

/** Whether the deletion is still to come: written down, so that a closed page does not undo it. */
export interface ChatDeletionKept {
  type: 'chatDeletion.kept';
  isKept: boolean;
}

export interface ChatDeletionContext extends ChatDeletionInput {
  /** Until the server is asked to delete it. */
  readonly secondsLeft: number;
  readonly failure: Failure | null;
}

export type ChatDeletionEvent =
  | { type: 'chatDeletion.undo' }
  | { type: 'chatDeletion.retry' }
  | { type: 'chatDeletion.dismiss' }
  /** The other one wrote while the deletion could still be taken back. */
  | { type: 'message.arrived' }
  /** The chat was deleted on another screen meanwhile. */
  | { type: 'chat.gone' };

/** Whether the list shows the chat, and that nothing more will come of this. */
export interface ChatDeletionChanged {
  type: 'chatDeletion.changed';
  chat: ChatRef;
  stage: 'hidden' | 'shown' | 'over';
}

export type ChatDeletionEmitted = ChatDeletionChanged;
