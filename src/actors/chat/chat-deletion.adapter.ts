import { fromPromise } from 'xstate';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { deleteChat } from '#src/api/chat.ts';
import type { ChatWorld } from './chat-world.types.ts';

/** Joins the chat deletion chart's port to the call; also emits the event that others receive. */
export const chatDeletionAdapter = ({ http, chat }: Pick<ChatWorld, 'http' | 'chat'>) => ({
  actors: {
    deleteChat: fromPromise<void, ChatRef>(async ({ input }) => {
      const { withUserId, chatType } = input;
      const unread = await deleteChat(http, input);
      chat.events.notifySelf({ kind: 'chatDeleted', withUserId, chatType, unread });
    }),
  },
});
