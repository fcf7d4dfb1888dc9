import type { Failure } from '../lib/failure.ts';
import type { ChatRef } from './chat.types.ts';

export interface ChatDeletionInput {
  readonly chat: ChatRef;
  /** Whose chat it is, as people call them. */
  readonly name: string;
}

export interface ChatDeletionContext extends ChatDeletionInput {
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

export type ChatDeletionEmitted = { type: 'session.expired' } | ChatDeletionChanged;
