import { expect, test, vi } from 'vitest';
import { createOutboxStorage } from '#src/actors/chat/outbox-storage.ts';
import { item } from '#stories/chat/chat.fixtures.ts';

const stored = 'fanfare.outbox';
const memory = (start?: string) => {
  const kept = new Map<string, string>(start === undefined ? [] : [[stored, start]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const place = '2/3:0';
const nobody = () => false;

test('what a closed tab left is taken over once', () => {
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  outbox.keep(place, 'old', [item()]);
  expect(outbox.adopt(place, 'new', nobody)).toEqual([item()]);
  expect(outbox.adopt(place, 'newer', (tab) => tab === 'new')).toEqual([]);
  expect(outbox.tabs(place)).toEqual(['new']);
});

test('what a session that is over left is taken over in the same tab after the next login', () => {
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  outbox.keep(place, 'one', [item()]);
  outbox.keep('2/4:0', 'one', [item({ key: 'key-2' })]);
  outbox.leave(place, 'one');
  expect(outbox.tabs('2/4:0')).toEqual(['one']);
  expect(outbox.adopt(place, 'one', (tab) => tab === 'one')).toEqual([item()]);
});

test('a living tab keeps what it is sending, and nobody else writes over it', () => {
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  outbox.keep(place, 'one', [item()]);
  outbox.keep(place, 'two', [item({ key: 'key-2' })]);
  outbox.keep(place, 'two', []);
  expect(outbox.adopt(place, 'three', () => true)).toEqual([]);
  expect(outbox.adopt(place, 'three', nobody)).toEqual([item()]);
});

test('a chat is left when something waits there that no living tab sends', () => {
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  outbox.keep(place, 'one', [item()]);
  outbox.keep('2/4:0', 'two', [item({ key: 'key-2' })]);
  outbox.keep('2/5:0', 'one', [item({ key: 'key-3', status: 'failed' })]);
  expect(outbox.chatsLeft(2, nobody)).toEqual(['3:0', '4:0']);
  expect(outbox.chatsLeft(2, (tab) => tab === 'one')).toEqual(['4:0']);
  expect(outbox.chatsLeft(3, nobody)).toEqual([]);
});

test('what has gone out leaves nothing behind', () => {
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  outbox.keep(place, 'one', [item()]);
  outbox.keep(place, 'one', []);
  expect(store.kept.size).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"k":7}',
  '{"k":{"place":"2/3:0","tab":"t","at":9e15,"item":{}}}',
])('damaged storage %j holds nothing', (text) => {
  expect(createOutboxStorage(memory(text), stored).adopt(place, 'one', nobody)).toEqual([]);
});

test('chats with something that failed are reported at once and whenever that changes, each once', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = memory();
  const outbox = createOutboxStorage(store, stored);
  const failed = item({ status: 'failed', reason: { kind: 'lost' } });
  outbox.keep(place, 'one', [failed, item({ ...failed, key: 'key-2' })]);
  outbox.keep('9/4:0', 'one', [item({ ...failed, key: 'key-9' })]);
  const notify = vi.fn<(chats: readonly string[]) => void>();
  const stop = outbox.watchFailed(2, notify);
  expect(notify.mock.calls).toEqual([[['3:0']]]);
  outbox.keep(place, 'one', [failed]);
  outbox.keep('2/5:0', 'one', [item({ key: 'key-5' })]);
  expect(notify).toHaveBeenCalledTimes(1);
  outbox.keep(place, 'one', []);
  expect(notify.mock.lastCall).toEqual([[]]);
  const other = JSON.stringify({ x: { place: '2/6:0', tab: 'b', item: failed, at: Date.now() } });
  store.kept.set(stored, other);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: stored }));
  expect(notify.mock.lastCall).toEqual([['6:0']]);
  stop();
  outbox.keep('2/6:0', 'b', []);
  expect(notify).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
