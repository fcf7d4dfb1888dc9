import type { ActorRefFrom } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type {
  ConfirmDialog,
  DialogRequested,
  DialogsEmitted,
} from '../modal/dialog-token.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { chatPersonMachine } from './chat-person.machine.ts';
import type { ChatPersonEmitted } from './chat-person.types.ts';
import type { Chat, ChatRef, ChatEvents } from './chat.types.ts';
import type { conversationMachine } from './conversation.machine.ts';
import type { ConversationEmitted } from './conversation.types.ts';
import type { inboxMachine } from './inbox.machine.ts';
import type { ComposerOpened } from './chat-sessions.types.ts';
import type { BlockDialog } from '../people/block.types.ts';
import type { ComplaintDialog } from '../people/complaint.types.ts';
import type { MassMessageDialog } from './mass-message.types.ts';
import type { ReminderDialog } from './reminder.types.ts';
import type { ReminderFound } from './reminders.types.ts';

export type InboxRef = ActorRefFrom<typeof inboxMachine>;

export interface MessagesInput {
  readonly viewerId: number;
  /** The inbox of the session; a screen that stands alone spawns its own. */
  readonly inbox?: InboxRef;
  /** True if their identity is verified: they may send mass messages. */
  readonly maySell: boolean;
  /** Null on `/messages`. */
  readonly withUserId: number | null;
}

interface Ask<Type extends string> {
  readonly type: Type;
  readonly chat: Chat;
}

/** A requested action whose dialog needs no more than the chat. */
export type PlainAsk = Ask<'ban.ask'> | Ask<'complaint.ask'> | Ask<'chatDeletion.ask'>;

/** A requested action on a chat, from its row or its header. */
export type ChatAsk = PlainAsk | Ask<'reminder.ask'>;

export type MessagesDialog = DialogRequested<
  ConfirmDialog | BlockDialog | ComplaintDialog | MassMessageDialog | ReminderDialog
>;

export interface MessagesContext {
  readonly viewerId: number;
  /** True if their identity is verified: they may send mass messages. */
  readonly maySell: boolean;
  readonly chat: ChatRef | null;
  readonly inbox: InboxRef;
  readonly conversation: ChildOf<typeof conversationMachine> | null;
  /** Shows who the other one is, on demand; null where there is no person. */
  readonly person: LazyChildOf<typeof chatPersonMachine> | null;
  /** The chat that a dialog was asked about last. */
  readonly asked: Chat | null;
}

export type MessagesEvent =
  | ComposerOpened
  | ChatAsk
  | ReminderFound
  | DialogsEmitted
  | ChildEmitted<ConversationEmitted | ChatPersonEmitted>
  | ChatEvents
  | PurchaseSettled
  | RelationChanged
  /** The server says more of the member: they may sell by now. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  | { type: 'mass.ask' };

export type MessagesEmitted =
  | ConversationEmitted
  | ChatPersonEmitted
  | MessagesDialog
  | { type: 'location.requested'; path: string; replace?: boolean };
