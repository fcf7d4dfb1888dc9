import { fromPromise } from 'xstate';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { ReadInput, ReadReceipt } from '#machines/chat/conversation.types.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import type { SendInput, SendOutcome, SentSearch } from '#machines/chat/outbox.types.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { composerAdapter } from '#src/actors/chat/composer.adapter.ts';
import { conversationAdapter } from '#src/actors/chat/conversation.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { chatSessionsAdapter } from '#src/actors/chat/chat-sessions.adapter.ts';
import { outboxAdapter } from '#src/actors/chat/outbox.adapter.ts';
import { createOutboxStorage } from '#src/actors/chat/outbox-storage.ts';
import { sendMessage } from '#src/api/chat/chat.ts';
import { storeMutants } from './chat-store-mutants.ts';
import type { KnownMutant } from './chat-tab.ts';

type OutboxActors = ReturnType<typeof outboxAdapter>['actors'];

const freshKeys = (deps: ChatDeps): ChatDeps => {
  const { http } = deps;
  const post: typeof http.post = (path, body, options) =>
    http.post(
      path,
      body,
      options?.idempotencyKey ? { ...options, idempotencyKey: crypto.randomUUID() } : options,
    );
  return { ...deps, http: { ...http, post } };
};

const withOutbox =
  (wrong: (deps: ChatDeps) => Partial<OutboxActors>): typeof inboxAdapter =>
  (deps) => {
    const outbox = outboxMachine.provide({
      actors: { ...outboxAdapter(deps).actors, ...wrong(deps) },
    });
    const composer = composerMachine.provide({
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else tsc compares two charts for minutes
      actors: { ...composerAdapter(deps).actors, outbox: outbox as never },
    });
    const chatSessions = chatSessionsMachine.provide({
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else tsc compares two charts for minutes
      actors: { ...chatSessionsAdapter(deps).actors, composer: composer as never },
    });
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else tsc compares two charts for minutes
    return { actors: { ...inboxAdapter(deps).actors, chatSessions: chatSessions as never } };
  };

const neverLooks = withOutbox(() => ({
  findSent: fromPromise<SentSearch, SendInput>(async () => null),
}));

const looksForEver = withOutbox(() => ({
  findSent: fromPromise<SentSearch, SendInput>(() => new Promise(() => undefined)),
}));

const silenceIsNo = withOutbox(({ http, config: { limits } }) => ({
  sendMessage: fromPromise<SendOutcome, SendInput>(({ input }) =>
    sendMessage({ http, currency: limits.currency }, input).catch((): SendOutcome => ({
      accepted: false,
      reason: null,
    })),
  ),
}));

const onlySaysRead: typeof conversationAdapter = (deps) => ({
  actors: {
    ...conversationAdapter(deps).actors,
    markRead: fromPromise<ReadReceipt, ReadInput>(async ({ input }) => {
      const { lastId: lastReadId, ...read } = input;
      deps.chat.events.notifySelf({ kind: 'chatRead', ...read, lastReadId, unread: 0 });
      return { unread: { count: 0, at: performance.now() } };
    }),
  },
});

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const forgetful = (deps: ChatDeps): ChatDeps => ({
  ...deps,
  chat: { ...deps.chat, outbox: createOutboxStorage(noStore, 'outbox') },
});

/** Ways in which a client may be wrong; each must be found out, or the simulation proves nothing. */
export const mutants: Readonly<Record<string, KnownMutant>> = {
  'draws a new key for every try': { foundBy: 9, deps: freshKeys },
  'sends again without a look at the history, and under a new key': {
    foundBy: 9,
    deps: freshKeys,
    inbox: neverLooks,
  },
  'takes silence for a no': { foundBy: 8, inbox: silenceIsNo },
  'never gets to know whether it was sent': { foundBy: 5, inbox: looksForEver },
  'does not catch up when the channel stands again': {
    foundBy: 2,
    isForwarded: ({ type }) => type !== 'catchUp.due',
  },
  'says that a chat was read, and not to the server': { foundBy: 3, conversation: onlySaysRead },
  'keeps nothing over a reload': { foundBy: 5, deps: forgetful },
  ...storeMutants,
};
