import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageStore, type Changes } from '#machines/chat/message-store.ts';
import { message } from '#stories/chat/chat.fixtures.ts';

const idsOf = (store: MessageStore) =>
  Array.from({ length: store.count }, (_, index) => store.at(index)?.id);

const ids = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('whatever comes in whatever order is held once, in the order of ids', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (batches) => {
      const store = new MessageStore();
      for (const batch of batches) store.merge(batch.map((id) => message(id)));
      const wanted = [...new Set(batches.flat())].toSorted((a, b) => a - b);
      expect(idsOf(store)).toEqual(wanted);
    }),
  );
});

const day = (n: number) => `2026-11-${n}T10:00:00.000Z`;
const changes = (over: Partial<Changes> = {}): Changes => ({
  messages: [],
  deleted: [],
  hiddenUpTo: 0,
  cursor: '1',
  isReset: false,
  before: null,
  ...over,
});
const filled = (...known: number[]) => {
  const store = new MessageStore();
  const messages = known.map((id) => message(id));
  store.catchUp(changes({ messages, isReset: true }), store.asked);
  return store;
};

test('an edit wins over an older copy whichever comes first, and a key once known is kept', () => {
  const store = new MessageStore();
  store.merge([message(1, { clientKey: 'mine' })]);
  store.merge([message(1, { text: 'Edited', updatedAt: day(22) })]);
  store.merge([message(1, { text: 'Old', updatedAt: day(21) })]);
  expect(store.at(0)).toMatchObject({ text: 'Edited', clientKey: 'mine' });
  expect(store.hasKey('mine')).toBe(true);
});

test('an edit of what is not loaded yet is not lost when an older copy comes', () => {
  const store = filled(5);
  store.replace(message(2, { text: 'Edited', updatedAt: day(22) }));
  expect(idsOf(store)).toEqual([5]);
  store.prepend([message(2)], null);
  expect(store.at(0)).toMatchObject({ id: 2, text: 'Edited' });
});

test('catching up takes edits and deletions over and keeps the rest', () => {
  const store = filled(1, 2, 3, 4);
  const messages = [message(2, { text: 'Edited', updatedAt: day(22) }), message(6)];
  store.catchUp(changes({ messages, deleted: [3], cursor: '2' }), store.asked);
  expect(idsOf(store)).toEqual([1, 2, 4, 6]);
  expect(store.at(1)).toMatchObject({ text: 'Edited' });
  expect(store.asked.cursor).toBe('2');
});

test('a reset drops what was known, but not what arrived since it was asked for', () => {
  const store = filled(1, 2);
  const { asked } = store;
  store.merge([message(42)]);
  const messages = [message(40), message(41)];
  store.catchUp(changes({ messages, isReset: true, before: 40 }), asked);
  expect(idsOf(store)).toEqual([40, 41, 42]);
  expect(store.before).toBe(40);
});

test('what was deleted meanwhile does not come back with a late answer', () => {
  const store = filled(1, 2);
  const { asked } = store;
  store.remove(2);
  store.catchUp(changes({ messages: [message(1), message(2)], isReset: true }), asked);
  expect(idsOf(store)).toEqual([1]);
  store.clear();
  store.merge([message(1), message(3)]);
  expect(idsOf(store)).toEqual([3]);
});

test('a chat that was deleted elsewhere is empty here', () => {
  const store = filled(1, 2);
  store.catchUp(changes({ hiddenUpTo: 2, messages: [message(3)] }), store.asked);
  expect(idsOf(store)).toEqual([3]);
});
