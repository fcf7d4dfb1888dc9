import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { Child, ChildEmitted, ChildOf } from '../parts/children.ts';
import type { FilePickerDialog, UploadOrdered } from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { ChatRef, ChatEvents } from './chat.types.ts';
import type { chatDeletionMachine } from './chat-deletion.machine.ts';
import type { ChatDeletionEmitted, ChatDeletionInput } from './chat-deletion.types.ts';
import type { composerMachine } from './composer.machine.ts';
import type { ComposerEmitted } from './composer.types.ts';
import type { MessageStore, MessageStores } from './message-store.ts';
import type { MessageFailed } from './outbox.types.ts';
import type { remindersMachine } from './reminders.machine.ts';
import type { RemindersCommand, RemindersEmitted } from './reminders.types.ts';

export type ComposerRef = ActorRefFrom<typeof composerMachine>;
export type ChatDeletionRef = ActorRefFrom<typeof chatDeletionMachine>;

/** Events of the actors of single chats. */
export type ChatSessionsChildEmitted = ComposerEmitted | ChatDeletionEmitted | RemindersEmitted;

export interface ChatSessionsInput {
  readonly viewerId: number;
}

export interface ChatSessionsContext {
  readonly viewerId: number;
  /** By chat key: one for each chat that was opened, so that sending continues when it is left. */
  readonly composers: Readonly<Record<string, Child<ComposerRef>>>;
  /** The messages of every chat that was opened; they outlive the screen that shows them. */
  readonly messageStores: MessageStores;
  /** By chat key: the screen that opened it last. */
  readonly screens: Readonly<Record<string, Asker>>;
  /** By chat key: chats that are being deleted, or were until just now. */
  readonly chatDeletions: Readonly<Record<string, Child<ChatDeletionRef>>>;
  /** Deleted chats that the list does not show. */
  readonly hidden: readonly ChatRef[];
  /** By chat key: what was typed and not sent, on this device. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Keys of the chats in which something was not sent, on this device. */
  readonly unsent: readonly string[];
  readonly reminders: ChildOf<typeof remindersMachine>;
}

/** Answers `composer.open`. */
export interface ComposerOpened {
  type: 'composer.opened';
  /** Null where no answer is possible. */
  composer: ComposerRef | null;
  store: MessageStore;
}

export type Asker = ActorRef<Snapshot<unknown>, ComposerOpened>;

/** Event: these chats have unsent messages that no tab is sending. */
export interface OutboxLeft {
  type: 'outbox.left';
  chats: readonly ChatRef[];
}

/** Commands of a screen to a single chat; the inbox passes them on. */
export type ChatSessionsCommand =
  /** Event: a screen shows this chat and may need its composer. */
  | { type: 'composer.open'; chat: ChatRef; asker: Asker }
  /** The member confirmed the deletion of a chat, now or on an earlier page. */
  | ({ type: 'chatDeletion.begin' } & ChatDeletionInput)
  | RemindersCommand;

export type ChatSessionsEvent =
  | Extract<ChatEvents, { type: 'chatEvents.arrived' }>
  | ChildEmitted<ChatSessionsChildEmitted>
  | RelationChanged
  | OutboxLeft
  | { type: 'drafts.changed'; drafts: ChatSessionsContext['drafts'] }
  | { type: 'unsent.changed'; unsent: ChatSessionsContext['unsent'] }
  | ChatSessionsCommand;

/** `message.failed` only of a chat that no screen shows. */
export type ChatSessionsEmitted =
  | NoticeShown
  | UploadOrdered
  | MessageFailed
  | DialogRequested<FilePickerDialog>;
