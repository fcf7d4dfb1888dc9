import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { watchLeft } from '#src/actors/chat/abandoned-outbox.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import { messageDeletionAdapter } from '#src/actors/chat/message-deletion.adapter.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import type { CallOptions } from '#src/api/lib/http.types.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { openLocks } from '#tests/faults/locks.ts';
import { stubHttp, stubOf } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

const viewerId = 2;
const withBo: ChatRef = { withUserId: 3, chatType: 0 };
const keys = storageKeys('fanfare');

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

interface Sent {
  readonly body: object | undefined;
  readonly outlivesPage: boolean;
}

/** A browser whose tabs share storage and locks; `sent` is what any of them posted. */
const openBrowser = () => {
  const store = memory();
  const locks = openLocks();
  const sent: Sent[] = [];
  const post = async (_: string, body?: object, options?: CallOptions) => {
    sent.push({ body, outlivesPage: options?.outlivesPage === true });
    return {};
  };
  const openTab = (name: string) => {
    const deps: ChatDeps = {
      http: stubHttp({ post }),
      app: { viewer: () => null, subscribe: () => () => undefined },
      socket: { id: () => null },
      chat: createChatServices({ store, keys, locks: locks.of(name) }),
      config: {
        broadcaster: stubOf(),
        limits: { currency: 'USD', messageMax: 5000, priceMin: 300, priceMax: 10_000 },
      },
    };
    const clock = new SimulatedClock();
    const wait = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
    };
    const machine = messageDeletionMachine.provide(messageDeletionAdapter(deps));
    const open = () => createActor(machine, { clock, input: { viewerId, chat: withBo } }).start();
    return { deps, wait, open };
  };
  return { store, locks, sent, openTab };
};

const bodyOf = (messageId: number) => ({ ...withBo, messageId, bothSides: true });
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the seconds are counted, and the server is asked when they are over', async () => {
  const { sent, openTab, store } = openBrowser();
  const { wait, open } = openTab('a');
  const actor = open();
  actor.send({ type: 'message.erase', id: 7, bothSides: true });
  wait(3);
  expect(actor.getSnapshot().context.secondsLeft).toBe(5);
  expect(store.getItem(keys.deletions)).toContain('"id":7');
  wait(5);
  await passes(() => expect(sent).toEqual([{ body: bodyOf(7), outlivesPage: false }]));
  await passes(() => expect(store.getItem(keys.deletions)).toBeNull());
});

test('a second deletion has its seconds in full', () => {
  const { sent, openTab } = openBrowser();
  const { wait, open } = openTab('a');
  const actor = open();
  actor.send({ type: 'message.erase', id: 7, bothSides: true });
  wait(6);
  actor.send({ type: 'message.erase', id: 8, bothSides: true });
  expect(actor.getSnapshot().context.secondsLeft).toBe(8);
  wait(6);
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().can({ type: 'messageDeletion.undo' })).toBe(true);
});

test('leaving the page sends what waits, in a way that outlives it; what was undone stays', async () => {
  const { sent, openTab } = openBrowser();
  const actor = openTab('a').open();
  actor.send({ type: 'message.erase', id: 7, bothSides: true });
  actor.send({ type: 'message.erase', id: 8, bothSides: true });
  actor.send({ type: 'messageDeletion.undo' });
  page.dispatchEvent(new Event('pagehide'));
  await passes(() => expect(sent).toEqual([{ body: bodyOf(7), outlivesPage: true }]));
});

test('what a page left is deleted by the next one, without its chat being opened', async () => {
  const { sent, locks, openTab } = openBrowser();
  openTab('a').open().send({ type: 'message.erase', id: 7, bothSides: true });
  await tick();
  locks.release('a');
  const next = openTab('b');
  const notify = vi.fn<(chats: readonly ChatRef[]) => void>();
  watchLeft(next.deps, viewerId, notify);
  await passes(() => expect(notify).toHaveBeenCalledWith([withBo]));
  next.open();
  await passes(() => expect(sent).toEqual([{ body: bodyOf(7), outlivesPage: false }]));
});

test('what another living tab may still undo is left to it', async () => {
  const { sent, openTab } = openBrowser();
  openTab('a').open().send({ type: 'message.erase', id: 7, bothSides: true });
  await tick();
  openTab('b').open();
  await tick();
  expect(sent).toEqual([]);
});
