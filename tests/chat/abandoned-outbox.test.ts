import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { ChatAnswer } from '#machines/chat/chat-list.types.ts';
import type { ComposerOpened } from '#machines/chat/chat-sessions.types.ts';
import type { SendInput } from '#machines/chat/outbox.types.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { createOutboxStorage } from '#src/actors/chat/outbox-storage.ts';
import { watchLeft } from '#src/actors/chat/abandoned-outbox.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { chat, item } from '#stories/chat/chat.fixtures.ts';
import { openLocks } from '#tests/faults/locks.ts';
import { stubHttp, stubOf } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

const viewerId = 2;
const withBo: ChatRef = { withUserId: 3, chatType: 0 };
const place = `${viewerId}/3:0`;
const keys = storageKeys('fanfare');
const limits = { currency: 'USD', messageMax: 5000, priceMin: 300, priceMax: 10_000 };

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const memory = (): Store => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** A browser whose tabs share storage and locks; `sent` is what any of them posted. */
const openBrowser = (hasLocks = true) => {
  const store = memory();
  const locks = openLocks();
  const sent: SendInput['key'][] = [];
  const post = async (path: string, _?: object, options?: { idempotencyKey?: string }) => {
    if (path.endsWith('/chat/send')) sent.push(options?.idempotencyKey ?? '');
    return path.endsWith('/chat/send')
      ? { success: false, message: null, error: 'No.', recipients: null }
      : { messages: [], limits: {}, bar: null, cursor: 'c', deleted: [], hidden_before_id: 0 };
  };
  const openTab = (name: string): ChatDeps => ({
    http: stubHttp({ post, get: async () => ({ chat: null, unread: 0 }) }),
    app: { viewer: () => null, subscribe: () => () => undefined },
    socket: { id: () => null },
    chat: createChatServices({ store, keys, ...(hasLocks && { locks: locks.of(name) }) }),
    config: { broadcaster: stubOf(), limits },
  });
  return { outbox: createOutboxStorage(store, keys.outbox), locks, sent, openTab };
};

test('what a page left before it was reloaded is reported at once, and not of another member', async () => {
  const { outbox, openTab } = openBrowser();
  outbox.keep(place, 'gone', [item()]);
  outbox.keep('9/4:0', 'gone', [item({ key: 'key-9' })]);
  const notify = vi.fn<(chats: readonly ChatRef[]) => void>();
  watchLeft(openTab('a'), viewerId, notify);
  await passes(() => expect(notify).toHaveBeenCalledWith([withBo]));
});

test('what a living tab sends is left to it, until that tab has gone', async () => {
  const { outbox, locks, openTab } = openBrowser();
  const busy = openTab('busy').chat.tabs();
  outbox.keep(place, busy.id, [item()]);
  const notify = vi.fn<(chats: readonly ChatRef[]) => void>();
  const looked = watchLeft(openTab('idle'), viewerId, notify);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(notify).not.toHaveBeenCalled();
  locks.release('busy');
  await passes(() => expect(notify).toHaveBeenCalledWith([withBo]));
  looked();
});

test('what comes into storage later is looked at, and nothing after the end', async () => {
  const { outbox, openTab } = openBrowser();
  const notify = vi.fn<(chats: readonly ChatRef[]) => void>();
  const world = openTab('a');
  const stop = watchLeft(world, viewerId, notify);
  await new Promise((resolve) => setTimeout(resolve, 20));
  outbox.keep(place, 'b', [item()]);
  outbox.leave(place, 'b');
  const stored = Object.assign(new Event('storage'), { key: 'fanfare.outbox' });
  page.dispatchEvent(stored);
  await passes(() => expect(notify).toHaveBeenCalledTimes(1));
  stop();
  page.dispatchEvent(stored);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(notify).toHaveBeenCalledTimes(1);
});

test.each([true, false])('two inboxes send it once (locks: %s)', async (hasLocks) => {
  const { outbox, sent, openTab } = openBrowser(hasLocks);
  outbox.keep(place, 'gone', [item()]);
  const inboxes = ['a', 'b'].map((name) =>
    createActor(inboxMachine.provide(inboxAdapter(openTab(name))), {
      input: { viewerId, unread: 0 },
    }).start(),
  );
  await passes(() => expect(sent).not.toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Without locks both may try: it is the key that keeps it single then.
  expect(hasLocks ? sent : [...new Set(sent)]).toEqual(['key-1']);
  for (const inbox of inboxes) inbox.stop();
});

test('what fails in a chat that nobody looks at is said outside of it by name, and marked', async () => {
  const { outbox, sent, openTab } = openBrowser();
  outbox.keep(place, 'gone', [item()]);
  const { actors } = inboxAdapter(openTab('a'));
  const fetchChat = fromPromise<ChatAnswer, ChatRef>(async () => ({
    chat: chat(1),
    unread: { count: 0, at: performance.now() },
  }));
  const inbox = createActor(inboxMachine.provide({ actors: { ...actors, fetchChat } }), {
    input: { viewerId, unread: 0 },
  });
  const emitted: unknown[] = [];
  inbox.on('notice.shown', (notice) => emitted.push(notice));
  inbox.start();
  await passes(() => expect(emitted).toHaveLength(1));
  expect(emitted[0]).toMatchObject({
    tone: 'negative',
    key: 'chat.unsent.named',
    params: { name: chat(1).person.displayName },
    lead: { path: '/messages/3' },
  });
  const { chatSessions } = inbox.getSnapshot().context;
  expect(chatSessions.getSnapshot().context.unsent).toEqual(['3:0']);

  const screen = createActor(setup({ types: { events: {} as ComposerOpened } }).createMachine({}));
  chatSessions.send({ type: 'composer.open', chat: withBo, asker: screen.start() });
  const { outbox: actor } =
    chatSessions.getSnapshot().context.composers['3:0']?.getSnapshot().context ?? {};
  const failAgain = async (times: number) => {
    const { localId = 0 } = actor?.getSnapshot().context.items[0] ?? {};
    actor?.send({ type: 'message.retry', localId });
    await passes(() => expect(sent).toHaveLength(times));
    await passes(() => expect(chatSessions.getSnapshot().context.unsent).toEqual(['3:0']));
  };
  await failAgain(2);
  expect(emitted).toHaveLength(1);
  screen.stop();
  await failAgain(3);
  expect(emitted).toHaveLength(2);
  inbox.stop();
});

test('without locks nothing is taken from a tab that came later', async () => {
  const { outbox, openTab } = openBrowser(false);
  outbox.keep(place, 'older', [item()]);
  const tabs = openTab('a').chat.tabs();
  outbox.keep('2/4:0', 'newer', [item({ key: 'key-2' })]);
  const taken: unknown[] = [];
  await tabs.alone((isAlive) => {
    for (const where of [place, '2/4:0']) taken.push(outbox.adopt(where, tabs.id, isAlive).length);
  });
  expect(taken).toEqual([1, 0]);
});
