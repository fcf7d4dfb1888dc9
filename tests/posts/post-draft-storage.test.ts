import { expect, test } from 'vitest';
import type { PostDraftEntry } from '#machines/posts/post-draft.types.ts';
import { postDraftStorage } from '#src/actors/posts/post-draft-storage.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { fileOf, version, writtenContent } from '#stories/posts/post-editor.fixtures.ts';

function newStore(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const mine = { viewerId: 2, postId: null };
const entry: PostDraftEntry = {
  key: 'key-1',
  version,
  content: writtenContent,
  unanswered: [writtenContent],
  isSaved: false,
};

test('a draft is kept for its member and its post alone, until it is dropped', () => {
  const store = newStore();
  const storage = postDraftStorage(store, 'drafts');
  storage.write(mine, entry);
  const found = postDraftStorage(store, 'drafts').read(mine);
  const files = writtenContent.files.map(({ alt, upload: { hash } }) => ({
    alt,
    upload: { hash },
  }));
  const content = { ...writtenContent, files };
  expect(found).toMatchObject({ ...entry, content, unanswered: [content] });
  expect(storage.read({ ...mine, viewerId: 3 })).toBeNull();
  expect(storage.read({ ...mine, postId: 48 })).toBeNull();
  storage.write({ ...mine, postId: 48 }, { ...entry, key: 'key-2' });
  storage.drop(mine);
  expect(storage.read(mine)).toBeNull();
  expect(storage.read({ ...mine, postId: 48 })?.key).toBe('key-2');
  storage.drop({ ...mine, postId: 48 });
  expect(store.kept.size).toBe(0);
});

test('of the files those remain whose bytes the server has', () => {
  const storage = postDraftStorage(newStore(), 'drafts');
  const moving = { alt: '', upload: upload({ id: 'a', status: 'uploading' }) };
  const failed = { alt: '', upload: upload({ id: 'b', status: 'failed', hash: 'hash-b' }) };
  storage.write(mine, {
    ...entry,
    content: { ...writtenContent, files: [fileOf('one', 'A lake'), moving, failed] },
  });
  const files = storage.read(mine)?.content.files ?? [];
  expect(files.map(({ alt, upload: { hash, source } }) => ({ alt, hash, source }))).toEqual([
    { alt: 'A lake', hash: 'hash-one', source: null },
  ]);
});

test('what somebody else wrote into the storage is taken field by field, or not at all', () => {
  const at = Date.now();
  const content = { title: 7, text: 'Words', audience: 'nobody', files: [{}], publishAt: 'soon' };
  const good = { key: 'k', version: null, isSaved: true, content, at };
  const store = newStore({
    drafts: JSON.stringify({ '2/new': good, '2/48': { ...good, key: 1 } }),
  });
  const storage = postDraftStorage(store, 'drafts');
  expect(storage.read(mine)).toMatchObject({
    content: { title: '', text: 'Words', audience: 'public', files: [], publishAt: null },
    unanswered: [],
  });
  expect(storage.read({ ...mine, postId: 48 })).toBeNull();
});
