import { chatOf, isSameChat } from './chat-ref.ts';
import type { Chat, ChatEvent } from './chat.types.ts';
import type { ConversationContext } from './conversation.types.ts';

type Received = { chatEvents: readonly ChatEvent[] };

/** The events that are about this chat. */
export const mine = (context: ConversationContext, { chatEvents }: Received): ChatEvent[] =>
  chatEvents.filter((one) => isSameChat(chatOf(one), context.ref));

/** Stores the messages of the events. */
export const applyEvents = (context: ConversationContext, received: Received): void => {
  const { store } = context.view;
  for (const one of mine(context, received)) {
    if (one.kind === 'messageSent') store.merge([one.message]);
    if (one.kind === 'messageUpdated') store.replace(one.message);
    if (one.kind === 'messageDeleted') store.remove(one.messageId);
    if (one.kind === 'chatDeleted') store.clear();
  }
};

/** The chat of the latest event that has one; it fills in a chat opened before it existed. */
export const chatIn = (chatEvents: readonly ChatEvent[]): Chat | null =>
  chatEvents.reduce<Chat | null>(
    (known, one) => (one.kind === 'messageSent' ? (one.chat ?? known) : known),
    null,
  );

/** Read up to an id, by whom; never goes back. */
export const readUpTo = (
  context: ConversationContext,
  received: Received,
  byViewer: boolean,
): number =>
  mine(context, received).reduce(
    (upTo, one) =>
      one.kind === 'chatRead' && (one.readerId === context.viewerId) === byViewer
        ? Math.max(upTo, one.lastReadId)
        : upTo,
    byViewer ? context.lastReadId : context.peerReadId,
  );
