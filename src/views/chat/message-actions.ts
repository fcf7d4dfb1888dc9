import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '#machines/chat/chat.types.ts';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ConversationContext } from '#machines/chat/conversation.types.ts';
import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import { editWindow, type EditBegun } from '#machines/chat/message-editor.types.ts';
import type { MessageActions } from './message-menu.tsx';

const beginOf = (composer: ComposerRef, message: Message): { type: 'edit.begin' } & EditBegun => ({
  type: 'edit.begin',
  message,
  messageMax: composer.getSnapshot().context.limits.messageMax,
});

const messageActionsOf = (composer: ComposerRef): MessageActions => {
  const { messageDeletion, editor } = composer.getSnapshot().context;
  return {
    erase: (id, bothSides) => messageDeletion.send({ type: 'message.erase', id, bothSides }),
    edit: (message) => editor.send(beginOf(composer, message)),
    canEdit: (message) =>
      Date.now() - Date.parse(message.createdAt) < editWindow &&
      !messageDeletion.getSnapshot().context.pending.some(({ id }) => id === message.id) &&
      editor.getSnapshot().can(beginOf(composer, message)),
  };
};

/** Actions on the messages of a chat, and the last one's result; none without a composer. */
export function useMessageActions(composer: ComposerRef | null) {
  const messageDeletion = useSelector(
    composer ?? undefined,
    (snapshot) => snapshot?.context.messageDeletion,
  );
  const pending = useSelector(messageDeletion, (snapshot) => snapshot?.context.pending);
  const messageActions = useMemo(() => composer && messageActionsOf(composer), [composer]);
  return {
    messageActions,
    messageDeletion,
    isErased: (id: number) => pending?.some((one) => one.id === id) ?? false,
  };
}

/** Begins to change the newest of the viewer's messages that may still be changed. */
export const editLast = ({ composer, view: { store } }: ConversationContext): void => {
  if (!composer) return;
  const messageActions = messageActionsOf(composer);
  for (let index = store.count - 1; index >= Math.max(0, store.count - 60); index -= 1) {
    const message = store.at(index);
    if (message && messageActions.canEdit(message)) return messageActions.edit(message);
  }
};

/** Requests of a message's row to its chat, the same for every row. */
export const useRowAsks = (actor: ActorRefFrom<typeof conversationMachine>) =>
  useMemo(
    () => ({
      onPictureFail: (id: number) => actor.send({ type: 'picture.fail', id }),
      onMediaOpen: (message: Message, hash: string) =>
        actor.send({ type: 'media.open', message, hash }),
      onUnlock: (message: Message) => actor.send({ type: 'unlock.ask', message }),
      onPreview: (message: Message) => actor.send({ type: 'preview.ask', message }),
    }),
    [actor],
  );
