import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { DeleteInput } from '#machines/chat/message-deletion.types.ts';
import { deleteMessage } from '#src/api/chat/chat.ts';
import { keepDeletions } from './keep-deletions.ts';
import type { ChatDeps } from './chat-deps.types.ts';

/** Joins the message deletion chart's ports to the delete call, and emits the deletion to all charts. */
export const messageDeletionAdapter = (deps: ChatDeps) => {
  const { events } = deps.chat;
  return {
    actors: {
      deleteMessage: fromPromise<void, DeleteInput>(async ({ input }) => {
        const { withUserId, chatType, id } = input;
        await deleteMessage(deps.http, input);
        events.notifySelf({
          kind: 'messageDeleted',
          withUserId,
          chatType,
          messageId: id,
          unread: null,
        });
      }),
      keepDeletions: keepDeletions(deps),
      watchConnection: fromCallback<EventObject>(({ sendBack }) => {
        const restored = () => sendBack({ type: 'connection.restored' });
        const unlisten = events.listen(({ type }) => type === 'catchUp.due' && restored());
        addEventListener('online', restored);
        return () => {
          unlisten();
          removeEventListener('online', restored);
        };
      }),
    },
  };
};
