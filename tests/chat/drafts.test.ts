import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '#src/actors/chat/drafts.ts';
import { upload } from '#stories/media/media.fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

const unsent = {
  name: 'lake.jpg',
  size: 3_355_443,
  status: 'failed',
  hash: null,
  source: null,
  reason: { kind: 'unsent', type: 'image/jpeg' },
};

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

test('a draft keeps each file that the server has, ready or not, and what is to be chosen again', () => {
  const store = memory();
  const files = [
    upload({ id: 'ready', status: 'ready', hash: 'a' }),
    upload({ id: 'made ready', status: 'processing', hash: 'b' }),
    upload({ id: 'unreached', status: 'failed', hash: 'c', reason: { kind: 'offline' } }),
    upload({ id: 'broken', status: 'failed', hash: 'd', reason: { kind: 'broken' } }),
    upload({ id: 'under way', status: 'uploading', share: 0.4 }),
    upload({ id: 'in pieces', status: 'waiting', share: 0.4, canResume: true }),
    upload({ id: 'too large', status: 'failed', reason: { kind: 'tooLarge', limit: 1 } }),
    upload({ id: 'cancelled', status: 'cancelled' }),
  ];
  createDrafts(store, key).write(2, '3:0', { text: '', attachments: files, price: null });
  const { attachments } = createDrafts(store, key).read(2, '3:0');
  expect(attachments).toMatchObject([
    { id: 'ready', status: 'ready', hash: 'a', source: null },
    { id: 'made ready', status: 'processing', hash: 'b', source: null },
    { id: 'unreached', status: 'failed', hash: 'c', source: null },
    { id: 'under way', ...unsent, share: 0 },
    { id: 'in pieces', ...unsent, share: 0.4 },
  ]);
  createDrafts(store, key).write(2, '3:0', { text: '', attachments, price: null });
  expect(createDrafts(store, key).read(2, '3:0').attachments).toEqual(attachments);
});

test('a draft in which nothing is seen is not shown among the chats', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const drafts = createDrafts(memory(), key);
  const shown: Readonly<Record<string, string>>[] = [];
  drafts.watch(2, (texts) => void shown.push(texts));
  drafts.write(2, '3:0', { text: ' \u200b\u2800', attachments: [], price: null });
  drafts.write(2, '4:0', { text: 'Hello', attachments: [], price: null });
  expect(shown.at(-1)).toEqual({ '4:0': 'Hello' });
});
