import type { Failure } from '../lib/failure.ts';
import type { ChatRef } from './chat.types.ts';

export interface RemovalInput {
  readonly chat: ChatRef;
  /** Whose chat it is, as people call them. */
  readonly name: string;
}

export interface RemovalContext extends RemovalInput {
  readonly failure: Failure | null;
}

export type RemovalEvent =
  | { type: 'removal.undo' }
  | { type: 'removal.retry' }
  | { type: 'removal.dismiss' }
  /** The other one wrote while the deletion could still be taken back. */
  | { type: 'message.arrived' }
  /** The chat was deleted on another screen meanwhile. */
  | { type: 'chat.gone' };

/** Whether the list shows the chat, and that nothing more will come of this. */
export interface RemovalChanged {
  type: 'removal.changed';
  chat: ChatRef;
  stage: 'hidden' | 'shown' | 'over';
}

export type RemovalEmitted = { type: 'session.expired' } | RemovalChanged;
