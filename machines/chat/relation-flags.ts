import type { RelationChange, Relationship } from '../people/relation.types.ts';
import { chatKey } from './chat-ref.ts';
import type { ChatRef, ChatRelationFlags } from './chat.types.ts';
import type { InboxContext } from './inbox.types.ts';

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
