import { fromCallback, fromPromise } from 'xstate';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { presenceMachine } from '#machines/chat/presence.machine.ts';

const silent = fromCallback(() => undefined);
const unanswered = fromPromise(() => new Promise<never>(() => undefined));

/** Nobody comes and nobody goes: for charts that hold the presence as a part. */
export const stillPresence = presenceMachine.provide({ actors: { holdRoom: silent } });

/** A chat that stays as it was opened. */
export const stillConversation = conversationMachine.provide({
  actors: {
    presence: stillPresence,
    watchNews: silent,
    watchDay: silent,
    openChat: unanswered,
    loadHistory: unanswered,
    markRead: unanswered,
    refreshMessage: unanswered,
  },
});
