import type { ActorRefFrom } from 'xstate';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { NoticeShown } from '../app/notice.types.ts';
import type { UploadOrdered } from '../media/uploads.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { Chat, ChatKind, ChatPerson, ChatRef, ChatEvents, Unread } from './chat.types.ts';
import type { chatSearchMachine } from './chat-search.machine.ts';
import type { openChatsMachine } from './open-chats.machine.ts';
import type { OpenChatsCommand, OpenChatsEmitted, OutboxLeft } from './open-chats.types.ts';

export type SearchRef = ActorRefFrom<typeof chatSearchMachine>;

/** What the long-lived children of the inbox emit. */
export type InboxChildEmitted = OpenChatsEmitted;

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
  readonly search: SearchRef;
  /** What belongs to single chats: composers, messages, drafts, deletions, reminders. */
  readonly openChats: ChildOf<typeof openChatsMachine>;
}

/** A chat changed without an event of the socket: answers to earlier requests are outdated. */
export interface ChatDate {
  type: 'chat.date';
  chat: ChatRef;
}

export type InboxEvent =
  | ChatEvents
  | ChildEmitted<InboxChildEmitted>
  | RelationChanged
  | { type: 'chat.dated'; chat: ChatRef; at: number }
  | OutboxLeft
  | OpenChatsCommand
  | { type: 'list.open' }
  | { type: 'list.retry' }
  | { type: 'end.approach' }
  | { type: 'kind.choose'; kind: ChatKind };

export type InboxEmitted = NoticeShown | UploadOrdered | { type: 'unread.changed'; count: number };
