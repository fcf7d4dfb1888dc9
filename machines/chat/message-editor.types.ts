import type { Failure } from '../lib/failure.ts';
import type { ChatRef, Message } from './chat.types.ts';

/** Milliseconds after which the words of a sent message stay as they are (decision 018); the server judges. */
export const editWindow = 900_000;

export interface MessageEditorInput {
  readonly viewerId: number;
  readonly chat: ChatRef;
}

export interface MessageEditorContext extends MessageEditorInput {
  /** The one whose words are changed. */
  readonly message: Message | null;
  readonly text: string;
  /** Characters, counted as the server counts them. */
  readonly messageMax: number;
  readonly failure: Failure | null;
}

/** A sent message, and how long its words may be. */
export interface EditBegun {
  readonly message: Message;
  readonly messageMax: number;
}

export type MessageEditorEvent =
  | ({ type: 'edit.begin' } & EditBegun)
  | { type: 'text.change'; text: string }
  | { type: 'edit.save' }
  | { type: 'edit.cancel' };

/** Null takes the words off a message that has media. */
export interface EditInput extends ChatRef {
  readonly id: number;
  readonly text: string | null;
}
