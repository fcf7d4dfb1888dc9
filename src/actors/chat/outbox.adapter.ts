import { fromCallback, fromPromise } from 'xstate';
import type { Message } from '#machines/chat/chat.types.ts';
import type {
  OutboxCommand,
  OutboxInput,
  OutboxReport,
  SendInput,
  SendOutcome,
  SentSearch,
} from '#machines/chat/outbox.types.ts';
import { sendMessage } from '#src/api/chat/chat.ts';
import { findByKey } from '#src/api/chat/history.ts';
import { newId } from '#src/ids.ts';
import { watchInheritance } from '../lib/inheritance.ts';
import type { ChatDeps } from './chat-deps.types.ts';

type Report = (said: OutboxReport) => void;

const generateKey = (localId: number): OutboxReport => ({
  type: 'key.generated',
  localId,
  key: newId(),
  at: new Date().toISOString(),
});

/** Reports whatever may mean that messages go through again, or have; answers the way to stop. */
const watchConnection = ({ chat: { events } }: ChatDeps, report: Report) => {
  const restored = () => report({ type: 'connection.restored' });
  const unlisten = events.listen(({ type }) => type === 'catchUp.due' && restored());
  const stopListening = events.listenForKeys((key) => report({ type: 'message.confirmed', key }));
  addEventListener('online', restored);
  return () => {
    removeEventListener('online', restored);
    unlisten();
    stopListening();
  };
};

/** Looks after one chat's unsent messages in storage: own ones are kept, those of gone tabs adopted. */
const keepOutbox = (deps: ChatDeps) =>
  fromCallback<OutboxCommand, OutboxInput>(({ input, sendBack, receive }) => {
    const report: Report = (said) => sendBack(said);
    const { outbox } = deps.chat;
    const tabs = deps.chat.tabs();
    const place = `${input.viewerId}/${input.chat.withUserId}:${input.chat.chatType}`;
    receive((command) => {
      if (command.type === 'items.changed') outbox.keep(place, tabs.id, command.items);
      else report(generateKey(command.localId));
    });
    const stopListening = watchConnection(deps, report);
    const stopWatching = watchInheritance({ tabs, kept: [outbox], start: place }, (isAlive) => {
      const items = outbox.adopt(place, tabs.id, isAlive);
      if (items.length > 0) report({ type: 'items.found', items });
    });
    return () => {
      // The session ended, not the tab: the next session in this tab takes the entries over.
      outbox.leave(place, tabs.id);
      stopListening();
      stopWatching();
    };
  });

/** Joins the outbox chart's ports to the send call, the history, storage and the key maker. */
export const outboxAdapter = (deps: ChatDeps) => {
  const calls = { http: deps.http, currency: deps.config.limits.currency };
  const { events } = deps.chat;
  const notifyOwn = (message: Message) =>
    events.notifySelf({ kind: 'messageSent', message, chat: null, unread: null });
  return {
    actors: {
      keepOutbox: keepOutbox(deps),
      sendMessage: fromPromise<SendOutcome, SendInput>(async ({ input, signal }) => {
        const outcome = await sendMessage(calls, input, signal);
        if (outcome.accepted) notifyOwn(outcome.message);
        return outcome;
      }),
      findSent: fromPromise<SentSearch, SendInput>(async ({ input, signal }) => {
        const found = await findByKey(calls, input, signal);
        // An unsure result is left to the member, who can look at the newest page.
        if (found === 'unsure') events.callForCatchUp();
        else if (found !== null) notifyOwn(found);
        return found;
      }),
    },
  };
};
