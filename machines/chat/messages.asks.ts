import { chatKey } from './chat-ref.ts';
import type { Chat, ChatRef } from './chat.types.ts';
import type { ChatAsk, MessagesDialog } from './messages.types.ts';

/** The id of the question whether a chat may go. */
export const removalDialogOf = (chat: ChatRef): string => `chat-removal-${chatKey(chat)}`;

const removal = (chat: Chat): MessagesDialog => {
  const what = chat.chatType === 1 ? 'system' : 'person';
  return {
    type: 'dialog.requested',
    id: removalDialogOf(chat),
    dialog: 'confirm',
    input: {
      title: `inbox.removal.${what}.title`,
      body: `inbox.removal.${what}.body`,
      confirm: `inbox.removal.${what}.confirm`,
      params: { name: chat.person.displayName },
      tone: 'negative',
    },
  };
};

/** The dialog that a wish about a chat is spoken of in. */
export const dialogFor = ({ type, chat }: ChatAsk): MessagesDialog => {
  const { id: userId, username } = chat.person;
  switch (type) {
    case 'removal.ask':
      return removal(chat);
    case 'ban.ask':
      return {
        type: 'dialog.requested',
        id: `chat-block-${userId}`,
        dialog: 'block',
        input: { username, banType: null, userId },
      };
    case 'complaint.ask':
      return {
        type: 'dialog.requested',
        id: `complaint-${userId}`,
        dialog: 'complaint',
        input: { about: { kind: 'chat', userId }, username, userId },
      };
    default:
      return type satisfies never;
  }
};
