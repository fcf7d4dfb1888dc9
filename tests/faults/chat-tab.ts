import { createActor } from 'xstate';
import type { ChatEvents } from '#machines/chat/chat.types.ts';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { presenceMachine } from '#machines/chat/presence.machine.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { chatPersonAdapter } from '#src/actors/chat/chat-person.adapter.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import { connectionAdapter } from '#src/actors/chat/connection.adapter.ts';
import { conversationAdapter } from '#src/actors/chat/conversation.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { presenceAdapter } from '#src/actors/chat/presence.adapter.ts';
import type { Http, HttpDeps } from '#src/api/lib/http.types.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { openLine, takeDown } from './chat-net.ts';
import type { openLocks } from './locks.ts';
import { Page } from './page.ts';

/** Fault put into a client, to check that the run finds it. */
export interface Mutant {
  readonly deps?: (deps: ChatDeps) => ChatDeps;
  readonly conversation?: typeof conversationAdapter;
  readonly inbox?: typeof inboxAdapter;
  /** True for socket batches that its open chat receives. */
  readonly isForwarded?: (batch: ChatEvents) => boolean;
  /** Injects a fault into what is no port; what it returns restores it. */
  readonly inject?: () => () => void;
}

/** One of the mutants that the simulation must find out. */
export interface KnownMutant extends Mutant {
  /** The first seed that finds it out. */
  readonly foundBy: number;
}

const alwaysSeen = Object.assign(new Page(), { visibilityState: 'visible' as const });

/** A browser: what its tabs share. */
export interface SimBrowser {
  readonly userId: number;
  readonly otherId: number;
  readonly openClient: (socketId: () => string | null, more?: Partial<HttpDeps>) => Http;
  readonly store: Store;
  readonly locks: ReturnType<typeof openLocks>;
  readonly brokerKey: string;
}

/** One tab with one chat open: the real charts, adapters and client, over a line of its own. */
export function openTab(browser: SimBrowser, mutant: Mutant) {
  const line = openLine();
  const { userId, otherId } = browser;
  const socket: ChatDeps['socket'] = { id: () => null };
  const locks = browser.locks.of(line.host);
  const state = { isExpired: false };
  const expire = () => {
    state.isExpired = true;
  };
  const plain: ChatDeps = {
    http: browser.openClient(() => socket.id(), { memberId: () => userId, onSessionOver: expire }),
    app: { viewer: () => null, subscribe: () => () => undefined },
    socket,
    chat: createChatServices({ store: browser.store, locks, keys: storageKeys('fanfare') }),
    wake: { page: alwaysSeen, window: new Page(), now: () => 0 },
    config: {
      broadcaster: {
        key: browser.brokerKey,
        cluster: 'mt1',
        host: line.host,
        port: 80,
        tls: false,
      },
      limits: { currency: 'USD', messageMax: 5000, priceMin: 300, priceMax: 10_000 },
    },
  };
  const deps = mutant.deps?.(plain) ?? plain;
  const connection = createActor(connectionMachine.provide(connectionAdapter(deps)), {
    input: { userId },
  });
  const screen = createActor(
    messagesMachine.provide({
      actors: {
        inbox: inboxMachine.provide((mutant.inbox ?? inboxAdapter)(deps)),
        conversation: conversationMachine.provide({
          actors: {
            ...(mutant.conversation ?? conversationAdapter)(deps).actors,
            presence: presenceMachine.provide(presenceAdapter(deps)),
          },
        }),
        person: chatPersonMachine.provide(chatPersonAdapter(deps)),
      },
    }),
    { input: { viewerId: userId, withUserId: otherId, maySell: false } },
  );
  /** As the app does: to the inbox first, then to the screen. */
  const forward = (batch: ChatEvents) => {
    screen.getSnapshot().context.inbox.send(batch);
    if (mutant.isForwarded?.(batch) ?? true) screen.send(batch);
  };
  connection.on('chatEvents.arrived', forward);
  connection.on('catchUp.due', forward);
  connection.start();
  screen.start();
  const parts = () => {
    const { inbox, conversation } = screen.getSnapshot().context;
    const composer = conversation?.getSnapshot().context.composer ?? null;
    const { outbox, messageDeletion } = composer?.getSnapshot().context ?? {};
    return { inbox, conversation, composer, outbox, messageDeletion };
  };
  return {
    line,
    state,
    connection,
    parts,
    items: () => parts().outbox?.getSnapshot().context.items ?? [],
    /** Messages in the log, oldest first. */
    shown: () => {
      const store = parts().conversation?.getSnapshot().context.view.store;
      return Array.from({ length: store?.count ?? 0 }, (_, index) => store?.at(index));
    },
    close: () => {
      screen.stop();
      connection.stop();
      takeDown(line);
      browser.locks.release(line.host);
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
