import type { RelationChange, Relationship } from '../people/relation.types.ts';
import { chatKey, chatOf, isSameChat } from './chat-ref.ts';
import type { ChatRef, ChatRelationFlags, ChatEvent } from './chat.types.ts';
import type { InboxContext } from './inbox.types.ts';
import type { ChatDeletionChanged } from './chat-deletion.types.ts';

/** The relation of a chat's two members, as far as a chat includes it. */
export const relationFlagsOf = (relationship: Relationship): ChatRelationFlags => ({
  isSubscriber: relationship.isSubscribedBy,
  isSubscribedTo: relationship.isSubscriber,
  isFollower: relationship.isFollowedBy,
  isBanned: relationship.banType !== null,
});

/** The chats after a relation changed: the pills of its person follow. */
export const withRelationFlags = (
  { chats }: Pick<InboxContext, 'chats'>,
  { userId, relationship }: RelationChange,
): Partial<InboxContext> => {
  if (relationship === null) return {};
  const relationFlags = relationFlagsOf(relationship);
  return {
    chats: chats.map((chat) =>
      chat.withUserId === userId && chat.chatType === 0 ? { ...chat, relationFlags } : chat,
    ),
  };
};

/** Marks a chat as changed now, so that answers to earlier requests count as outdated. */
export const withDate = (
  { lastEventAt }: Pick<InboxContext, 'lastEventAt'>,
  chat: ChatRef,
  at: number,
): Partial<InboxContext> => ({ lastEventAt: { ...lastEventAt, [chatKey(chat)]: at } });

/** Which chats are out of sight, and whose removal is over. */
export const withChatDeletionChanged = (
  { hidden, chatDeletions }: Pick<InboxContext, 'hidden' | 'chatDeletions'>,
  { chat, stage }: ChatDeletionChanged,
): Partial<InboxContext> => {
  const key = chatKey(chat);
  const others = hidden.filter((one) => !isSameChat(one, chat));
  const { [key]: _, ...rest } = chatDeletions;
  return {
    hidden: stage === 'hidden' ? [...others, chat] : others,
    chatDeletions: stage === 'over' ? rest : chatDeletions,
  };
};

/** What others wrote is not deleted unseen, and what is deleted already need not be asked for. */
export const notifyChatDeletions = (
  context: InboxContext,
  chatEvents: readonly ChatEvent[],
): void => {
  for (const one of chatEvents) {
    const chatDeletion = context.chatDeletions[chatKey(chatOf(one))];
    if (one.kind === 'chatDeleted') {
      chatDeletion?.send({ type: 'chat.gone' });
      context.search.send({ ...chatOf(one), type: 'chat.gone' });
      context.shelf.of(chatKey(one)).clear();
    }
    if (one.kind === 'messageSent' && one.message.authorId !== context.viewerId)
      chatDeletion?.send({ type: 'message.arrived' });
  }
};
