import type { Answer } from '../modal/modal.types.ts';
import { chatKey } from './chat-ref.ts';
import type { Chat, ChatRef } from './chat.types.ts';
import type { ReminderAsked, ReminderChoice } from './reminder.types.ts';
import type { MessagesDialog, PlainAsk } from './messages.types.ts';

/** The id of the question whether a chat may go. */
export const chatDeletionDialogOf = (chat: ChatRef): string => `chat-deletion-${chatKey(chat)}`;

const chatDeletion = (chat: Chat): MessagesDialog => {
  const what = chat.chatType === 1 ? 'system' : 'person';
  return {
    type: 'dialog.requested',
    id: chatDeletionDialogOf(chat),
    dialog: 'confirm',
    input: {
      title: `chat.chatDeletion.${what}.title`,
      body: `chat.chatDeletion.${what}.body`,
      confirm: `chat.chatDeletion.${what}.confirm`,
      params: { name: chat.person.displayName },
      tone: 'negative',
    },
  };
};

/** The id of the question when to be reminded. */
export const reminderDialogOf = (chat: ChatRef): string => `chat-reminder-${chatKey(chat)}`;

/** The dialog in which one says when to be reminded. */
export const dialogForReminder = ({ chat, name, dueAt }: ReminderAsked): MessagesDialog => ({
  type: 'dialog.requested',
  id: reminderDialogOf(chat),
  dialog: 'reminder',
  input: { chat, name, dueAt },
});

/** Returns the dialog's choice; undefined for any other answer. */
export const choiceIn = (answer: Answer): ReminderChoice | undefined => {
  if (answer.kind !== 'confirmed') return undefined;
  const { value } = answer;
  if (typeof value !== 'object' || value === null || !('dueAt' in value)) return undefined;
  const { dueAt } = value;
  return typeof dueAt === 'string' || dueAt === null ? { dueAt } : undefined;
};

/** The dialog for a requested action on a chat. */
export const dialogFor = ({ type, chat }: PlainAsk): MessagesDialog => {
  const { id: userId, displayName } = chat.person;
  switch (type) {
    case 'chatDeletion.ask':
      return chatDeletion(chat);
    case 'ban.ask':
      return {
        type: 'dialog.requested',
        id: `chat-block-${userId}`,
        dialog: 'block',
        input: { displayName, banType: null, userId },
      };
    case 'complaint.ask':
      return {
        type: 'dialog.requested',
        id: `complaint-${userId}`,
        dialog: 'complaint',
        input: { about: { kind: 'chat', userId }, displayName, userId },
      };
    default:
      return type satisfies never;
  }
};
