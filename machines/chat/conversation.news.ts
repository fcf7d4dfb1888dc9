import { chatOf, isSameChat } from './chat-ref.ts';
import type { Chat, News } from './chat.types.ts';
import type { ConversationContext } from './conversation.types.ts';

type Heard = { news: readonly News[] };

/** What of the news is about this chat. */
export const mine = (context: ConversationContext, { news }: Heard): News[] =>
  news.filter((one) => isSameChat(chatOf(one), context.ref));

/** Messages as the news tell them. */
export const writeNews = (context: ConversationContext, heard: Heard): void => {
  const { book } = context.view;
  for (const news of mine(context, heard)) {
    if (news.kind === 'messageSent') book.merge([news.message]);
    if (news.kind === 'messageUpdated') book.replace(news.message);
    if (news.kind === 'messageDeleted') book.remove(news.messageId);
    if (news.kind === 'chatDeleted') book.clear();
  }
};

/** The chat as the latest news tell it: one that was opened before it existed learns who it is with. */
export const chatIn = (news: readonly News[]): Chat | null =>
  news.reduce<Chat | null>(
    (known, one) => (one.kind === 'messageSent' ? (one.chat ?? known) : known),
    null,
  );

/** Read up to an id, by whom; never goes back. */
export const readUpTo = (context: ConversationContext, heard: Heard, byViewer: boolean): number =>
  mine(context, heard).reduce(
    (upTo, news) =>
      news.kind === 'chatRead' && (news.readerId === context.viewerId) === byViewer
        ? Math.max(upTo, news.lastReadId)
        : upTo,
    byViewer ? context.lastReadId : context.peerReadId,
  );
