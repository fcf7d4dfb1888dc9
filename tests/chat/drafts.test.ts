import { expect, test } from 'vitest';
import { createDrafts } from '#src/actors/chat/drafts.ts';

const key = 'fanfare.drafts';
const memory = (start?: string) => {
  const kept = new Map<string, string>(start === undefined ? [] : [[key, start]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('a draft comes back to the member who wrote it, and to nobody else', () => {
  const store = memory();
  createDrafts(store, key).write(2, '3:0', { text: 'Hello', attachments: [], price: null });
  expect(createDrafts(store, key).read(2, '3:0')).toEqual({
    text: 'Hello',
    attachments: [],
    price: null,
  });
  expect(createDrafts(store, key).read(7, '3:0')).toEqual({
    text: '',
    attachments: [],
    price: null,
  });
});

test('an empty draft leaves nothing behind', () => {
  const store = memory();
  createDrafts(store, key).write(2, '3:0', { text: 'Hello', attachments: [], price: null });
  createDrafts(store, key).write(2, '3:0', { text: '', attachments: [], price: null });
  expect(store.kept.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"2/3:0":7}', '{"2/3:0":{"text":1,"at":2,"outbox":[]}}'])(
  'damaged storage %j is no draft',
  (text) => {
    expect(createDrafts(memory(text), key).read(2, '3:0')).toEqual({
      text: '',
      attachments: [],
      price: null,
    });
  },
);
