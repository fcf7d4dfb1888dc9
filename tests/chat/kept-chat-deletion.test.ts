import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { chatDeletionMachine } from '#machines/chat/chat-deletion.machine.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { chatDeletionAdapter, watchLeftDeletions } from '#src/actors/chat/chat-deletion.adapter.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import type { CallOptions } from '#src/api/lib/http.types.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { openLocks } from '#tests/faults/locks.ts';
import { stubHttp, stubOf } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

const viewerId = 2;
const withBo: ChatRef = { withUserId: 3, chatType: 0 };
const keys = storageKeys('fanfare');
const path = '/api/v1/chat/3/0/delete';

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

/** A browser whose tabs share storage and locks; `sent` is what any of them asked to be deleted. */
const openBrowser = ({ unread = 0 } = {}) => {
  const store = memory();
  const locks = openLocks();
  const sent: { outlivesPage: boolean }[] = [];
  const http = stubHttp({
    get: async () => ({
      chat: { id: 5, with_user_id: 3, chat_type: 0, unread_count: unread },
      unread: 0,
      person: null,
    }),
    post: async (to: string, _?: object, options?: CallOptions) => {
      if (to === path) sent.push({ outlivesPage: options?.outlivesPage === true });
      return { unread: 0 };
    },
  });
  const openTab = (name: string) => {
    const world = {
      http,
      app: { viewer: () => stubOf<Viewer>({ id: viewerId }), subscribe: () => () => undefined },
      chat: createChatServices({ store, keys, locks: locks.of(name) }),
      config: {
        broadcaster: stubOf<never>(),
        limits: { currency: 'USD', messageMax: 5000, priceMin: 300, priceMax: 10_000 },
      },
    };
    const clock = new SimulatedClock();
    const machine = chatDeletionMachine.provide(chatDeletionAdapter(world));
    const open = (isLeft = false) =>
      createActor(machine, { clock, input: { chat: withBo, name: 'Bo', isLeft } }).start();
    const wait = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
    };
    /** Deletions of closed tabs that this tab finds. */
    const found = async () => {
      const left: unknown[] = [];
      const parent = createMachine({
        invoke: { src: watchLeftDeletions(world), input: { viewerId } },
        on: { '*': { actions: ({ event }) => left.push(event) } },
      });
      const relay = createActor(parent).start();
      await tick();
      relay.stop();
      return left;
    };
    return { open, wait, found };
  };
  return { store, locks, sent, openTab };
};
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
const left = { type: 'chatDeletion.begin', chat: withBo, name: 'Bo', isLeft: true };

test('the seconds are counted, and nothing is kept once the server has deleted it', async () => {
  const { sent, openTab, store } = openBrowser();
  const { wait, open } = openTab('a');
  const actor = open();
  wait(4);
  expect(actor.getSnapshot().context.secondsLeft).toBe(6);
  expect(store.getItem(keys.chatDeletions)).toContain('"name":"Bo"');
  wait(6);
  await passes(() => expect(sent).toEqual([{ outlivesPage: false }]));
  await passes(() => expect(store.getItem(keys.chatDeletions)).toBeNull());
});

test('what was undone is neither kept nor sent', () => {
  const { sent, openTab, store } = openBrowser();
  openTab('a').open().send({ type: 'chatDeletion.undo' });
  page.dispatchEvent(new Event('pagehide'));
  expect(store.getItem(keys.chatDeletions)).toBeNull();
  expect(sent).toEqual([]);
});

test('leaving the page sends it, and the next page finds what did not arrive', async () => {
  const { sent, locks, openTab } = openBrowser();
  openTab('a').open();
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([{ outlivesPage: true }]);
  await tick();
  const next = openTab('b');
  expect(await next.found()).toEqual([]);
  locks.release('a');
  expect(await next.found()).toEqual([left]);
  next.open(true);
  await passes(() => expect(sent).toHaveLength(2));
});

test('a chat in which something unread came since stays', async () => {
  const { sent, openTab } = openBrowser({ unread: 1 });
  const actor = openTab('b').open(true);
  await passes(() => expect(actor.getSnapshot().matches('spared')).toBe(true));
  expect(sent).toEqual([]);
});
