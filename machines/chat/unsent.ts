import type { NoticeShown } from '../app/notices.types.ts';
import { chatKey, isSameChat } from './chat-ref.ts';
import { want } from './chat-list.ts';
import type { ChatRef } from './chat.types.ts';
import type { ChatList, InboxContext } from './inbox.types.ts';

/** Chats that must be known by name, in case something there is not sent. */
export const withNamesWanted = (
  context: InboxContext,
  refs: readonly ChatRef[],
): Pick<InboxContext, 'wanted'> => {
  const unknown = refs.filter((ref) => !context.chats.some((chat) => isSameChat(chat, ref)));
  const { wanted } = unknown.reduce<ChatList>(want, context);
  return { wanted };
};

/** Says outside of a chat that something in it was not sent; null while that chat is before the eyes. */
export const noticeOfUnsent = (
  { chats, screens }: Pick<InboxContext, 'chats' | 'screens'>,
  ref: ChatRef,
): NoticeShown | null => {
  if (screens[chatKey(ref)]?.getSnapshot().status === 'active') return null;
  const name = chats.find((chat) => isSameChat(chat, ref))?.person.displayName;
  return {
    type: 'notice.shown',
    tone: 'negative',
    key: name === undefined ? 'chat.unsent.unnamed' : 'chat.unsent.named',
    params: name === undefined ? {} : { name },
    lead: { label: 'chat.noticeText.open', path: `/messages/${ref.withUserId}` },
  };
};
