import type { NoticeShown } from '../app/notice.types.ts';
import { isSameChat } from './chat-ref.ts';
import { want } from './chat-list.ts';
import type { Chat, ChatRef } from './chat.types.ts';
import type { ChatList } from './chat-list.types.ts';
import type { InboxContext } from './inbox.types.ts';

/** Chats that must be known by name, in case something there is not sent. */
export const withNamesWanted = (
  context: InboxContext,
  refs: readonly ChatRef[],
): Pick<InboxContext, 'wanted'> => {
  const unknown = refs.filter((ref) => !context.chats.some((chat) => isSameChat(chat, ref)));
  const { wanted } = unknown.reduce<ChatList>(want, context);
  return { wanted };
};

/** Says outside of a chat that something in it was not sent. */
export const noticeOfUnsent = (chats: readonly Chat[], ref: ChatRef): NoticeShown => {
  const name = chats.find((chat) => isSameChat(chat, ref))?.person.displayName;
  return {
    type: 'notice.shown',
    tone: 'negative',
    key: name === undefined ? 'chat.unsent.unnamed' : 'chat.unsent.named',
    params: name === undefined ? {} : { name },
    lead: { label: 'chat.noticeText.open', path: `/messages/${ref.withUserId}` },
  };
};
