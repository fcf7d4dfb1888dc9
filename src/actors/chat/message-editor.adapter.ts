import { fromPromise } from 'xstate';
import type { EditInput } from '#machines/chat/message-editor.types.ts';
import { editMessage } from '#src/api/chat/message-edit.ts';
import type { ChatDeps } from './chat-deps.types.ts';

/** Joins the message editor chart's port to the call; the edit is emitted to all charts here. */
export const messageEditorAdapter = ({
  http,
  chat,
  config,
}: Pick<ChatDeps, 'http' | 'chat' | 'config'>) => ({
  actors: {
    editMessage: fromPromise<void, EditInput>(async ({ input, signal }) => {
      const message = await editMessage({ http, currency: config.limits.currency }, input, signal);
      chat.events.notifySelf({ kind: 'messageUpdated', message });
    }),
  },
});
