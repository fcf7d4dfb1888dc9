import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageStore, type Changes } from '#machines/chat/message-store.ts';
import { message } from '#stories/chat/chat.fixtures.ts';

const idsOf = (book: MessageStore) =>
  Array.from({ length: book.count }, (_, index) => book.at(index)?.id);

const ids = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('whatever comes in whatever order is held once, in the order of ids', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (batches) => {
      const book = new MessageStore();
      for (const batch of batches) book.merge(batch.map((id) => message(id)));
      const wanted = [...new Set(batches.flat())].toSorted((a, b) => a - b);
      expect(idsOf(book)).toEqual(wanted);
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
  const book = new MessageStore();
  const messages = known.map((id) => message(id));
  book.catchUp(changes({ messages, isReset: true }), book.asked);
  return book;
};

test('an edit wins over an older copy whichever comes first, and a key once known is kept', () => {
  const book = new MessageStore();
  book.merge([message(1, { clientKey: 'mine' })]);
  book.merge([message(1, { text: 'Edited', updatedAt: day(22) })]);
  book.merge([message(1, { text: 'Old', updatedAt: day(21) })]);
  expect(book.at(0)).toMatchObject({ text: 'Edited', clientKey: 'mine' });
  expect(book.hasKey('mine')).toBe(true);
});

test('an edit of what is not loaded yet is not lost when an older copy comes', () => {
  const book = filled(5);
  book.replace(message(2, { text: 'Edited', updatedAt: day(22) }));
  expect(idsOf(book)).toEqual([5]);
  book.prepend([message(2)], null);
  expect(book.at(0)).toMatchObject({ id: 2, text: 'Edited' });
});

test('catching up takes edits and deletions over and keeps the rest', () => {
  const book = filled(1, 2, 3, 4);
  const messages = [message(2, { text: 'Edited', updatedAt: day(22) }), message(6)];
  book.catchUp(changes({ messages, deleted: [3], cursor: '2' }), book.asked);
  expect(idsOf(book)).toEqual([1, 2, 4, 6]);
  expect(book.at(1)).toMatchObject({ text: 'Edited' });
  expect(book.asked.cursor).toBe('2');
});

test('a reset drops what was known, but not what was told since it was asked for', () => {
  const book = filled(1, 2);
  const { asked } = book;
  book.merge([message(42)]);
  const messages = [message(40), message(41)];
  book.catchUp(changes({ messages, isReset: true, before: 40 }), asked);
  expect(idsOf(book)).toEqual([40, 41, 42]);
  expect(book.before).toBe(40);
});

test('what was deleted meanwhile does not come back with a late answer', () => {
  const book = filled(1, 2);
  const { asked } = book;
  book.remove(2);
  book.catchUp(changes({ messages: [message(1), message(2)], isReset: true }), asked);
  expect(idsOf(book)).toEqual([1]);
  book.clear();
  book.merge([message(1), message(3)]);
  expect(idsOf(book)).toEqual([3]);
});

test('a chat that was deleted elsewhere is empty here', () => {
  const book = filled(1, 2);
  book.catchUp(changes({ hiddenUpTo: 2, messages: [message(3)] }), book.asked);
  expect(idsOf(book)).toEqual([3]);
});
