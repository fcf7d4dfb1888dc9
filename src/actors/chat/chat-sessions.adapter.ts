import { fromCallback, type EventObject } from 'xstate';
import { chatDeletionMachine } from '#machines/chat/chat-deletion.machine.ts';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { ChatSessionsInput } from '#machines/chat/chat-sessions.types.ts';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { chatDeletionAdapter, watchLeftDeletions } from './chat-deletion.adapter.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { composerAdapter } from './composer.adapter.ts';
import { remindersAdapter } from './reminders.adapter.ts';

/** Joins the ports of the opened chats to what this device stores, and to their own children. */
export const chatSessionsAdapter = (deps: ChatDeps) => ({
  actors: {
    watchDrafts: fromCallback<EventObject, ChatSessionsInput>(({ input, sendBack }) =>
      deps.chat.drafts.watch(input.viewerId, (drafts) =>
        sendBack({ type: 'drafts.changed', drafts }),
      ),
    ),
    watchUnsent: fromCallback<EventObject, ChatSessionsInput>(({ input, sendBack }) =>
      deps.chat.outbox.watchFailed(input.viewerId, (unsent) =>
        sendBack({ type: 'unsent.changed', unsent }),
      ),
    ),
    watchLeftDeletions: watchLeftDeletions(deps),
    composer: composerMachine.provide(composerAdapter(deps)),
    reminders: remindersMachine.provide(remindersAdapter(deps)),
    chatDeletion: chatDeletionMachine.provide(chatDeletionAdapter(deps)),
  },
});
