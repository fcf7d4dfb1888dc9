import type { RelationChange } from '../people/relation.types.ts';
import { chatKey, isSameChat } from './chat-ref.ts';
import type { ChatTies } from './chat.types.ts';
import type { InboxContext } from './inbox.types.ts';
import type { RemovalChanged } from './removal.types.ts';

/** The chats after a relation changed: the pills of its person follow. */
export const withTies = (
  { chats }: Pick<InboxContext, 'chats'>,
  { userId, standing }: RelationChange,
): Partial<InboxContext> => {
  if (standing === null) return {};
  const ties: ChatTies = {
    isSubscriber: standing.isSubscribedBy,
    isSubscribedTo: standing.isSubscriber,
    isFollower: standing.isFollowedBy,
    isBanned: standing.banType !== null,
  };
  return {
    chats: chats.map((chat) =>
      chat.withUserId === userId && chat.chatType === 0 ? { ...chat, ties } : chat,
    ),
  };
};

/** Which chats are out of sight, and whose removal is over. */
export const withRemovalChanged = (
  { hidden, removals }: Pick<InboxContext, 'hidden' | 'removals'>,
  { chat, stage }: RemovalChanged,
): Partial<InboxContext> => {
  const key = chatKey(chat);
  const others = hidden.filter((one) => !isSameChat(one, chat));
  const { [key]: _, ...rest } = removals;
  return {
    hidden: stage === 'hidden' ? [...others, chat] : others,
    removals: stage === 'over' ? rest : removals,
  };
};
