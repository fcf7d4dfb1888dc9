import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { PreviewUnlocked, VideoPreviewDialog, ViewerDialog } from '../media/viewer.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { Chat, ChatPerson, ChatRef, Message, ChatEvents, Unread } from './chat.types.ts';
import type { ComposerRef } from './chat-sessions.types.ts';
import type { Asked, MessageStoreView, Changes, MessageStore } from './message-store.ts';
import type { PurchaseDialog } from '../billing/payment.types.ts';

/** Some messages in any order, and the id before which older ones are; null at the very first. */
export interface MessagesPage {
  readonly messages: readonly Message[];
  readonly before: number | null;
}

/** An older page, what was known when it was asked for, and before which message. */
export interface OlderPage extends MessagesPage {
  readonly asked: HistoryInput;
}

export interface HistoryInput extends ChatRef {
  readonly before: number;
  readonly cursor: string | null;
}

/** Request for changes since `asked`, back to the oldest loaded message. */
export interface OpenInput extends ChatRef {
  readonly asked: Asked;
  readonly from: number;
}

export interface OpenedChat {
  /** Null when nothing was ever written. */
  readonly chat: Chat | null;
  /** Profile of the other person before there is a chat; null where the server does not send it. */
  readonly person: ChatPerson | null;
  readonly changes: Changes;
  readonly asked: Asked;
}

export interface ConversationInput {
  readonly viewerId: number;
  readonly chat: ChatRef;
  /** Chat as the list has loaded it. */
  readonly known: Chat | null;
  readonly store: MessageStore;
  /** Null where no answer is possible. */
  readonly composer: ComposerRef | null;
}

export interface ConversationContext {
  readonly viewerId: number;
  readonly ref: ChatRef;
  readonly chat: Chat | null;
  /** Profile of the other person, also before there is a chat; null while unknown. */
  readonly person: ChatPerson | null;
  readonly view: MessageStoreView;
  /** Id that the next older page ends before; null when the first message is loaded. */
  readonly before: number | null;
  /** The server's mark of the last catch-up. */
  readonly cursor: string | null;
  readonly lastReadId: number;
  /** Unread messages at opening: the id before them, and their number; null without any. */
  readonly fresh: { readonly afterId: number; readonly count: number } | null;
  readonly peerReadId: number;
  readonly seenId: number;
  /** The present day where the device is, `YYYY-MM-DD`; empty before the clock was read. */
  readonly today: string;
  readonly failure: Failure | null;
  /** Messages to be read anew: a picture did not come, or it was bought; and those whose picture was tried once. */
  readonly broken: readonly number[];
  readonly repaired: readonly number[];
  /** The message whose preview was asked for last. */
  readonly previewed: Message | null;
  readonly composer: ComposerRef | null;
}

export type ConversationEvent =
  | ChatEvents
  | RelationChanged
  | { type: 'day.begun'; today: string }
  /** The viewer writes. */
  | { type: 'words.type' }
  | { type: 'start.approach' }
  | { type: 'history.retry' }
  /** The last message stood on a visible, focused screen for a second. */
  | { type: 'message.seen'; id: number }
  | { type: 'picture.fail'; id: number }
  | { type: 'unlock.ask'; message: Message }
  /** The first seconds of its locked videos. */
  | { type: 'preview.ask'; message: Message }
  | PreviewUnlocked
  /** A picture is opened in full size, with those of the other messages beside it. */
  | { type: 'media.open'; message: Message; hash: string }
  | PurchaseSettled;

/** Up to which message this member has seen the chat. */
export interface ReadInput extends ChatRef {
  readonly readerId: number;
  readonly lastId: number;
}

export interface ReadReceipt {
  readonly unread: Unread;
}

export type ConversationEmitted =
  | DialogRequested<PurchaseDialog | ViewerDialog | VideoPreviewDialog>
  /** Event: this chat was deleted on another screen. */
  | { type: 'chat.vanished' };
