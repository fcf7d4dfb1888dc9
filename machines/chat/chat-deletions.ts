import type { ChatDeletionChanged } from './chat-deletion.types.ts';
import { chatKey, chatOf, isSameChat } from './chat-ref.ts';
import type { ChatEvent } from './chat.types.ts';
import type { ChatSessionsContext } from './chat-sessions.types.ts';

/** Hides or shows a chat in the list, and drops a deletion that is finished. */
export const withChatDeletionChanged = (
  { hidden, chatDeletions }: Pick<ChatSessionsContext, 'hidden' | 'chatDeletions'>,
  { chat, stage }: ChatDeletionChanged,
): Partial<ChatSessionsContext> => {
  const key = chatKey(chat);
  const others = hidden.filter((one) => !isSameChat(one, chat));
  const { [key]: _, ...rest } = chatDeletions;
  return {
    hidden: stage === 'hidden' ? [...others, chat] : others,
    chatDeletions: stage === 'over' ? rest : chatDeletions,
  };
};

/** Notifies pending deletions of new messages by others, and of chats that are already deleted. */
export const notifyChatDeletions = (
  { viewerId, chatDeletions, messageStores }: ChatSessionsContext,
  chatEvents: readonly ChatEvent[],
): void => {
  for (const one of chatEvents) {
    const chatDeletion = chatDeletions[chatKey(chatOf(one))];
    if (one.kind === 'chatDeleted') {
      chatDeletion?.send({ type: 'chat.gone' });
      messageStores.of(chatKey(one)).clear();
    }
    if (one.kind === 'messageSent' && one.message.authorId !== viewerId)
      chatDeletion?.send({ type: 'message.arrived' });
  }
};
