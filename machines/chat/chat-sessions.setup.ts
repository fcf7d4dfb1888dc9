import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { childOf } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { chatDeletionMachine } from './chat-deletion.machine.ts';
import type { ChatDeletionInput } from './chat-deletion.types.ts';
import { notifyChatDeletions, withChatDeletionChanged } from './chat-deletions.ts';
import { chatKey, isSystemChat } from './chat-ref.ts';
import type { ChatEvent, ChatRef } from './chat.types.ts';
import { composerMachine } from './composer.machine.ts';
import * as ports from './chat-sessions.ports.ts';
import type {
  Asker,
  ChatSessionsChildEmitted,
  ChatSessionsContext,
  ChatSessionsEmitted,
  ChatSessionsEvent,
  ChatSessionsInput,
} from './chat-sessions.types.ts';
import { remindersMachine } from './reminders.machine.ts';
import type { RemindersCommand } from './reminders.types.ts';

type Opening = { chat: ChatRef; asker: Asker };

/** True if a screen shows this chat: unsent messages are marked there. */
const isShown = ({ screens }: ChatSessionsContext, chat: ChatRef): boolean =>
  screens[chatKey(chat)]?.getSnapshot().status === 'active';

/** Children by chat: composers, deletions and reminders. */
export const chatSessionsSetup = setup({
  types: {
    context: {} as ChatSessionsContext,
    input: {} as ChatSessionsInput,
    events: {} as ChatSessionsEvent,
    emitted: {} as ChatSessionsEmitted,
    children: {} as {
      watchDrafts: 'watchDrafts';
      watchUnsent: 'watchUnsent';
      watchLeftDeletions: 'watchLeftDeletions';
      reminders: 'reminders';
    } & { [id: `composer ${string}`]: 'composer' } & {
      [id: `chatDeletion ${string}`]: 'chatDeletion';
    },
  },
  actors: {
    ...ports,
    reminders: remindersMachine,
    composer: composerMachine,
    chatDeletion: chatDeletionMachine,
  },
  guards: {
    hasNoChatDeletion: ({ context }, { chat }: ChatDeletionInput) =>
      !(chatKey(chat) in context.chatDeletions),
  },
  actions: {
    /**
     * One for each chat, whether a screen asks for it or something was left there to be sent; none where
     * no answer is possible.
     */
    spawnComposers: assign(
      (
        { context: { composers, viewerId }, spawn, self },
        { chats }: { chats: readonly ChatRef[] },
      ) => {
        const missing = chats.filter(
          (chat) => !isSystemChat(chat) && !(chatKey(chat) in composers),
        );
        const spawned = missing.map((chat) => {
          const key = chatKey(chat);
          const input = { viewerId, chat };
          return [key, childOf(self, spawn('composer', { id: `composer ${key}`, input }))] as const;
        });
        return { composers: { ...composers, ...Object.fromEntries(spawned) } };
      },
    ),
    storeScreen: assign(({ context }, { chat, asker }: Opening) => ({
      screens: { ...context.screens, [chatKey(chat)]: asker },
    })),
    /** Files of the composer that the tray showed meanwhile are drawn there again. */
    showComposer: enqueueActions(({ context: { composers }, enqueue }, opening: Opening) => {
      const composer = composers[chatKey(opening.chat)];
      if (composer) enqueue.sendTo(composer, { type: 'composer.shown', screen: opening.asker });
    }),
    answerAsker: sendTo(
      (_, { asker }: Opening) => asker,
      ({ context: { composers, messageStores } }, { chat }: Opening) => ({
        type: 'composer.opened' as const,
        composer: composers[chatKey(chat)] ?? null,
        store: messageStores.of(chatKey(chat)),
      }),
    ),
    beginChatDeletion: assign(
      ({ context, spawn, self }, { chat, name, isLeft }: ChatDeletionInput) => {
        const key = chatKey(chat);
        const input = { chat, name, isLeft };
        const chatDeletion = spawn('chatDeletion', { id: `chatDeletion ${key}`, input });
        return {
          hidden: [...context.hidden, chat],
          chatDeletions: { ...context.chatDeletions, [key]: childOf(self, chatDeletion) },
        };
      },
    ),
    notifyChatDeletions: ({ context }, params: { chatEvents: readonly ChatEvent[] }) =>
      notifyChatDeletions(context, params.chatEvents),
    notifyReminders: sendTo(
      ({ context }) => context.reminders,
      (_, command: RemindersCommand) => command,
    ),
    storeDrafts: assign((_, { drafts }: Pick<ChatSessionsContext, 'drafts'>) => ({ drafts })),
    storeUnsent: assign((_, { unsent }: Pick<ChatSessionsContext, 'unsent'>) => ({ unsent })),
    /** Requests the write permissions of that person's chat again. */
    notifyComposer: ({ context }, changed: RelationChanged) => {
      context.composers[chatKey({ withUserId: changed.change.userId, chatType: 0 })]?.send(changed);
    },
    forward: enqueueActions(
      ({ context, enqueue }, { emitted }: { emitted: ChatSessionsChildEmitted }) => {
        if (emitted.type === 'chatDeletion.changed')
          enqueue.assign(withChatDeletionChanged(context, emitted));
        else if (emitted.type !== 'message.failed' || !isShown(context, emitted.chat))
          enqueue.emit(emitted);
      },
    ),
  },
});
