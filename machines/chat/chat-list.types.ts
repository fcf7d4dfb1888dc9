import type { Chat, ChatKind, ChatPerson, ChatRef, Unread } from './chat.types.ts';

/** Request for a page of a chat list. */
export interface ChatsAsked {
  readonly kind: ChatKind;
  /** Part of a name; empty for everybody. */
  readonly search: string;
  readonly offset: number;
}

/** The chats that were asked for, latest activity first, the system's chat with the first page. */
export interface ChatsPage extends ChatsAsked {
  readonly chats: readonly Chat[];
  /** Number of chats of this kind at the server, without the system's. */
  readonly count: number;
  readonly unread: Unread;
}

export interface ChatAnswer {
  readonly chat: Chat | null;
  readonly unread: Unread;
  /** Profile of the other person where there is no chat yet, if the server sends it. */
  readonly person?: ChatPerson | null;
}

/** State of the chat list; updated by pages and by events. */
export interface ChatList {
  readonly viewerId: number;
  readonly kind: ChatKind;
  readonly chats: readonly Chat[];
  /** Number of chats of this kind at the server, without the system's. */
  readonly count: number;
  readonly unread: Unread;
  /** Chats that events named and that must be fetched. */
  readonly wanted: readonly ChatRef[];
  /** By chat key: time of its last event (milliseconds of this page). */
  readonly lastEventAt: Readonly<Record<string, number>>;
  /** Last chat that this member read or deleted, and its time (milliseconds of this page). */
  readonly read: { readonly chat: ChatRef; readonly at: number } | null;
  /** By how much `count` may be wrong, since events came of chats that were not loaded. */
  readonly countError: number;
  /** Offsets of the pages to load again, from and up to; null while the list is consistent. */
  readonly reloadRange: { readonly at: number; readonly to: number } | null;
}

/** A chat changed without an event of the socket: answers to earlier requests are outdated. */
export interface ChatDate {
  type: 'chat.date';
  chat: ChatRef;
}
