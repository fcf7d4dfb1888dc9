import type { ActorRefFrom } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { PartEmitted } from '../lib/relay.ts';
import type { ChatRef } from './chat.types.ts';
import type { conversationMachine } from './conversation.machine.ts';
import type { ConversationEmitted } from './conversation.types.ts';
import type { inboxMachine } from './inbox.machine.ts';
import type { ComposerOpened } from './inbox.types.ts';

export type InboxRef = ActorRefFrom<typeof inboxMachine>;

export interface MessagesInput {
  readonly viewerId: number;
  /** Null on `/messages`. */
  readonly withUserId: number | null;
}

export interface MessagesContext {
  readonly viewerId: number;
  readonly chat: ChatRef | null;
  readonly inbox: InboxRef;
  readonly conversation: ActorRefFrom<typeof conversationMachine> | null;
}

export type MessagesEvent = ComposerOpened | PartEmitted<ConversationEmitted> | PurchaseSettled;

export type MessagesEmitted =
  ConversationEmitted | { type: 'location.requested'; path: string; replace?: boolean };
