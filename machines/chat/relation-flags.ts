import type { KnownRelation, RelationChange } from '../people/relation.types.ts';
import { chatKey } from './chat-ref.ts';
import type { ChatRef, ChatRelationFlags } from './chat.types.ts';
import type { InboxContext } from './inbox.types.ts';

/** The relation of a chat's two members, as far as a chat includes it; what is not said stays as it was. */
export const relationFlagsOf = (
  known: ChatRelationFlags,
  { isSubscribedBy, isSubscriber, isFollowedBy, banType }: KnownRelation,
): ChatRelationFlags => ({
  isSubscriber: isSubscribedBy ?? known.isSubscriber,
  isSubscribedTo: isSubscriber ?? known.isSubscribedTo,
  isFollower: isFollowedBy ?? known.isFollower,
  isBanned: banType === undefined ? known.isBanned : banType !== null,
});

/** The chats after a relation changed: the pills of its person follow. */
export const withRelationFlags = (
  { chats }: Pick<InboxContext, 'chats'>,
  { userId, relationship }: RelationChange,
): Partial<InboxContext> => {
  if (relationship === null) return {};
  return {
    chats: chats.map((chat) =>
      chat.withUserId === userId && chat.chatType === 0
        ? { ...chat, relationFlags: relationFlagsOf(chat.relationFlags, relationship) }
        : chat,
    ),
  };
};

/** Marks a chat as changed now, so that answers to earlier requests count as outdated. */
export const withDate = (
  { lastEventAt }: Pick<InboxContext, 'lastEventAt'>,
  chat: ChatRef,
  at: number,
): Partial<InboxContext> => ({ lastEventAt: { ...lastEventAt, [chatKey(chat)]: at } });
