import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { NoticeShown } from '../app/notices.types.ts';
import type { UploadOrdered } from '../media/uploads.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { Chat, ChatKind, ChatPerson, ChatRef, ChatEvents, Unread } from './chat.types.ts';
import type { chatSearchMachine } from './chat-search.machine.ts';
import type { ChatSearchEmitted } from './chat-search.types.ts';
import type { composerMachine } from './composer.machine.ts';
import type { ComposerEmitted } from './composer.types.ts';
import type { MessageStores } from './message-store.ts';
import type { remindersMachine } from './reminders.machine.ts';
import type { RemindersEmitted } from './reminders.types.ts';
import type { chatDeletionMachine } from './chat-deletion.machine.ts';
import type { ChatDeletionEmitted, ChatDeletionInput } from './chat-deletion.types.ts';

export type ComposerRef = ActorRefFrom<typeof composerMachine>;
export type SearchRef = ActorRefFrom<typeof chatSearchMachine>;
export type RemindersRef = ActorRefFrom<typeof remindersMachine>;
export type ChatDeletionRef = ActorRefFrom<typeof chatDeletionMachine>;

/** What the long-lived parts of the inbox say upwards. */
export type InboxChildEmitted =
  ComposerEmitted | ChatDeletionEmitted | ChatSearchEmitted | RemindersEmitted;

/** Which page of which list. */
export interface ChatsAsked {
  readonly kind: ChatKind;
  /** Part of a name; empty for everybody. */
  readonly search: string;
  readonly offset: number;
}

/** The chats that were asked for, latest activity first, the system's chat with the first page. */
export interface ChatsPage extends ChatsAsked {
  readonly chats: readonly Chat[];
  /** How many chats of this kind the server has, the system's apart. */
  readonly count: number;
  readonly unread: Unread;
}

export interface ChatAnswer {
  readonly chat: Chat | null;
  readonly unread: Unread;
  /** Who the other one is where there is no chat yet, if the server sends it. */
  readonly person?: ChatPerson | null;
}

export interface InboxInput {
  readonly viewerId: number;
  /** What `/me` said. */
  readonly unread: number;
}

/** State of the chat list; updated by pages and by events. */
export interface ChatList {
  readonly viewerId: number;
  readonly kind: ChatKind;
  readonly chats: readonly Chat[];
  /** How many chats of this kind the server has, the system's apart. */
  readonly count: number;
  readonly unread: Unread;
  /** Chats that events named and that must be fetched. */
  readonly wanted: readonly ChatRef[];
  /** By chat key: time of its last event (milliseconds of this page). */
  readonly lastEventAt: Readonly<Record<string, number>>;
  /** What this member read or deleted last, and when (milliseconds of this page). */
  readonly read: { readonly chat: ChatRef; readonly at: number } | null;
  /** By how much `count` may be wrong, since events came of chats that were not loaded. */
  readonly countError: number;
  /** From where, and how far, pages must be read again; null when the list is sound. */
  readonly reloadRange: { readonly at: number; readonly to: number } | null;
}

export interface InboxContext extends ChatList {
  readonly failure: Failure | null;
  /** Catch-ups that failed in a row: while there are some, the list may be behind. */
  readonly tries: number;
  /** By chat key: one for each chat that was opened, so that sending continues when it is left. */
  readonly composers: Readonly<Record<string, ComposerRef>>;
  /** The messages of every chat that was opened; they outlive the screen that shows them. */
  readonly shelf: MessageStores;
  /** By chat key: chats that are being deleted, or were until just now. */
  readonly chatDeletions: Readonly<Record<string, ChatDeletionRef>>;
  /** By chat key: the screen that opened it last. */
  readonly screens: Readonly<Record<string, Asker>>;
  /** Keys of the chats in which something was not sent, on this device. */
  readonly unsent: readonly string[];
  /** By chat key: what was typed and not sent, on this device. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly search: SearchRef;
  readonly reminders: RemindersRef;
  /** Those of the removals whose chats the list does not show. */
  readonly hidden: readonly ChatRef[];
}

/** Answers `composer.open`. */
export interface ComposerOpened {
  type: 'composer.opened';
  composer: ComposerRef | null;
}

/** A chat changed without an event of the socket: answers to earlier requests are outdated. */
export interface ChatDate {
  type: 'chat.date';
  chat: ChatRef;
}

export type Asker = ActorRef<Snapshot<unknown>, ComposerOpened>;

export type InboxEvent =
  | ChatEvents
  | ChildEmitted<InboxChildEmitted>
  | RelationChanged
  | { type: 'chat.dated'; chat: ChatRef; at: number }
  | { type: 'drafts.changed'; drafts: InboxContext['drafts'] }
  | { type: 'unsent.changed'; unsent: InboxContext['unsent'] }
  /** These chats have unsent messages that no tab is sending. */
  | { type: 'outbox.left'; chats: readonly ChatRef[] }
  /** The member confirmed the deletion of a chat. */
  | ({ type: 'chatDeletion.begin' } & ChatDeletionInput)
  | { type: 'list.open' }
  | { type: 'list.retry' }
  | { type: 'end.approach' }
  | { type: 'kind.choose'; kind: ChatKind }
  /** A screen shows this chat and wants to write to it. */
  | { type: 'composer.open'; chat: ChatRef; asker: Asker };

export type InboxEmitted =
  | NoticeShown
  | UploadOrdered
  | { type: 'session.expired' }
  | { type: 'unread.changed'; count: number };
