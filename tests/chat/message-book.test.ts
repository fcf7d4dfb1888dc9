import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageBook } from '#machines/chat/message-book.ts';
import { message } from '#stories/chat/chat.fixtures.ts';

const idsOf = (book: MessageBook) =>
  Array.from({ length: book.count }, (_, index) => book.at(index)?.id);

const ids = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('whatever comes in whatever order is held once, in the order of ids', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (batches) => {
      const book = new MessageBook();
      for (const batch of batches) book.merge(batch.map((id) => message(id)));
      const wanted = [...new Set(batches.flat())].toSorted((a, b) => a - b);
      expect(idsOf(book)).toEqual(wanted);
    }),
  );
});

test('an edit wins, and a key once known is kept', () => {
  const book = new MessageBook();
  book.merge([message(1, { clientKey: 'mine' })]);
  book.merge([message(1, { text: 'Edited' })]);
  expect(book.at(0)).toMatchObject({ text: 'Edited', clientKey: 'mine' });
  expect(book.hasKey('mine')).toBe(true);
});

test('catching up drops what the server no longer has, and keeps the past before the page', () => {
  const book = new MessageBook();
  book.merge([1, 2, 3, 4, 5].map((id) => message(id)));
  book.reconcile([message(3), message(5), message(6)], 3);
  expect(idsOf(book)).toEqual([1, 2, 3, 5, 6]);
});

test('after a long absence the hole is not hidden: the past is read again', () => {
  const book = new MessageBook();
  book.merge([1, 2].map((id) => message(id)));
  book.reconcile([message(40), message(41)], 40);
  expect(idsOf(book)).toEqual([40, 41]);
  expect(book.before).toBe(40);
});

test('a chat that is empty on the server is empty here', () => {
  const book = new MessageBook();
  book.merge([message(1)]);
  book.reconcile([], null);
  expect(book.count).toBe(0);
});
