import type { Failure } from '../lib/failure.ts';
import type { ChatRef } from './chat.types.ts';

export interface ChatDeletionInput {
  readonly chat: ChatRef;
  /** Name of the other person, for the notice. */
  readonly name: string;
  /** An earlier page of this browser was left before the server had deleted it. */
  readonly isLeft: boolean;
}

export type ChatDeletionRequest = Pick<ChatDeletionInput, 'chat' | 'isLeft'>;

/** Result of the request; a chat whose page was left is spared if it has new unread messages. */
export type ChatDeletionOutcome = 'deleted' | 'spared';

/** Storage state of a pending deletion, so that a closed page does not undo it. */
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

/** Event: the chat is hidden in the list, shown again, or its deletion is finished. */
export interface ChatDeletionChanged {
  type: 'chatDeletion.changed';
  chat: ChatRef;
  stage: 'hidden' | 'shown' | 'over';
}

export type ChatDeletionEmitted = ChatDeletionChanged;
