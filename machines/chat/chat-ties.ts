import type { RelationChange, Standing } from '../people/relation.types.ts';
import { chatKey, chatOf, isSameChat } from './chat-ref.ts';
import type { ChatRef, ChatTies, News } from './chat.types.ts';
import type { InboxContext } from './inbox.types.ts';
import type { RemovalChanged } from './removal.types.ts';

/** How the two of a chat stand, as far as a chat tells it. */
export const tiesOf = (standing: Standing): ChatTies => ({
  isSubscriber: standing.isSubscribedBy,
  isSubscribedTo: standing.isSubscriber,
  isFollower: standing.isFollowedBy,
  isBanned: standing.banType !== null,
});

/** The chats after a relation changed: the pills of its person follow. */
export const withTies = (
  { chats }: Pick<InboxContext, 'chats'>,
  { userId, standing }: RelationChange,
): Partial<InboxContext> => {
  if (standing === null) return {};
  const ties = tiesOf(standing);
  return {
    chats: chats.map((chat) =>
      chat.withUserId === userId && chat.chatType === 0 ? { ...chat, ties } : chat,
    ),
  };
};

/** The chats after something of one was told: an answer that was asked for earlier says less of it. */
export const withDate = (
  { heard }: Pick<InboxContext, 'heard'>,
  chat: ChatRef,
  at: number,
): Partial<InboxContext> => ({ heard: { ...heard, [chatKey(chat)]: at } });

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

/** What others wrote is not deleted unseen, and what is deleted already need not be asked for. */
export const tellRemovals = (context: InboxContext, news: readonly News[]): void => {
  for (const one of news) {
    const removal = context.removals[chatKey(chatOf(one))];
    if (one.kind === 'chatDeleted') {
      removal?.send({ type: 'chat.gone' });
      context.search.send({ ...chatOf(one), type: 'chat.gone' });
      context.shelf.of(chatKey(one)).clear();
    }
    if (one.kind === 'messageSent' && one.message.authorId !== context.viewerId)
      removal?.send({ type: 'message.arrived' });
  }
};
