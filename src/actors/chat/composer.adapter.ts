import { fromCallback, fromPromise } from 'xstate';
import type { Message } from '#machines/chat/chat.types.ts';
import type {
  ComposerInput,
  DeskCommand,
  SendInput,
  SendOutcome,
} from '#machines/chat/composer.types.ts';
import { loadMessages, sendMessage } from '#src/api/chat.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { newsDeskOf } from './news-desk.ts';

/** Joins the composer chart's ports to the send call, the history, storage and the key maker. */
export const composerAdapter = (world: ChatWorld) => {
  const { currency, messageMax } = world.config.limits;
  const calls = { http: world.http, currency };
  const desk = newsDeskOf(world.http);
  const tellOwn = (message: Message) =>
    desk.tellSelf({ kind: 'messageSent', message, chat: null, unread: null });
  return {
    actors: {
      keepDesk: fromCallback<DeskCommand, ComposerInput>(({ input, sendBack, receive }) => {
        const name = `${input.chat.withUserId}:${input.chat.chatType}`;
        const reopened = () => sendBack({ type: 'way.reopened' });
        const unlisten = desk.listen(({ type }) => type === 'catchUp.due' && reopened());
        addEventListener('online', reopened);
        receive((command) => {
          if (command.type === 'desk.changed') {
            writeDraft(world.store, input.viewerId, name, command);
            return;
          }
          sendBack({
            type: 'key.drawn',
            localId: command.localId,
            key: crypto.randomUUID(),
            at: new Date().toISOString(),
          });
        });
        const draft = readDraft(world.store, input.viewerId, name);
        sendBack({ type: 'desk.opened', ...draft, limit: messageMax });
        return () => {
          unlisten();
          removeEventListener('online', reopened);
        };
      }),
      sendMessage: fromPromise<SendOutcome, SendInput>(async ({ input }) => {
        const outcome = await sendMessage(calls, input);
        if (outcome.accepted) tellOwn(outcome.message);
        return outcome;
      }),
      findSent: fromPromise<Message | null, SendInput>(async ({ input }) => {
        const { messages } = await loadMessages(calls, input);
        const found = messages.find(({ clientKey }) => clientKey === input.key) ?? null;
        if (found) tellOwn(found);
        return found;
      }),
    },
  };
};
