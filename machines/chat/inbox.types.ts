import type { ChatList } from './chat-list.types.ts';
import type { ActorRefFrom } from 'xstate';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChatKind, ChatRef, ChatEvents } from './chat.types.ts';
import type { chatSearchMachine } from './chat-search.machine.ts';
import type { chatSessionsMachine } from './chat-sessions.machine.ts';
import type {
  ChatSessionsCommand,
  ChatSessionsEmitted,
  OutboxLeft,
} from './chat-sessions.types.ts';

export type SearchRef = ActorRefFrom<typeof chatSearchMachine>;

/** Events of the inbox's long-lived children. */
export type InboxChildEmitted = ChatSessionsEmitted;

export interface InboxInput {
  readonly viewerId: number;
  /** Unread count from `/me`. */
  readonly unread: number;
}

export interface InboxContext extends ChatList {
  readonly failure: Failure | null;
  /** Catch-ups that failed in a row: while there are some, the list may be behind. */
  readonly tries: number;
  readonly search: SearchRef;
  /** Actors of single chats: composers, messages, drafts, deletions, reminders. */
  readonly chatSessions: ChildOf<typeof chatSessionsMachine>;
}

export type InboxEvent =
  | ChatEvents
  | ChildEmitted<InboxChildEmitted>
  | RelationChanged
  | { type: 'chat.dated'; chat: ChatRef; at: number }
  | OutboxLeft
  | ChatSessionsCommand
  | { type: 'list.open' }
  | { type: 'list.retry' }
  | { type: 'end.approach' }
  | { type: 'kind.choose'; kind: ChatKind };

export type InboxEmitted =
  | Exclude<ChatSessionsEmitted, { type: 'message.failed' }>
  | { type: 'unread.changed'; count: number };
