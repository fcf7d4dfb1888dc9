import { expect, test, vi } from 'vitest';
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
  isDiscarded: true,
};

test('a draft is kept for its member and its post alone, until it is dropped', () => {
  const store = newStore();
  postDraftStorage(store, 'drafts').write(mine, entry);
  const storage = postDraftStorage(store, 'drafts');
  const found = storage.read(mine);
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

test('a post is known to be in another tab of this browser, of whichever page', () => {
  const store = newStore();
  const one = postDraftStorage(store, 'drafts');
  const other = postDraftStorage(store, 'drafts');
  one.write(mine, entry);
  expect([one.isInOtherTab(version.id), other.isInOtherTab(version.id)]).toEqual([false, true]);
  expect(other.isInOtherTab(version.id + 1)).toBe(false);
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

test('files that are to be chosen again are kept beside the content, and of the right shape alone', () => {
  const store = newStore();
  const storage = postDraftStorage(store, 'drafts');
  const file = { id: 'film', name: 'film.mp4', size: 9, type: 'video/mp4', share: 0.4 };
  const unsent = [{ place: 1, alt: 'A film', file }];
  storage.write(mine, { ...entry, unsent });
  expect(storage.read(mine)?.unsent).toEqual(unsent);
  const text = store.kept.get('drafts') ?? '';
  expect(text).toContain('"film.mp4"');
  store.kept.set('drafts', text.replace('"size":9', '"size":"9"'));
  expect(storage.read(mine)?.unsent).toEqual([]);
});

test('what somebody else wrote into the storage is taken field by field, or not at all', () => {
  const at = Date.now();
  const content = { title: 7, text: 'Words', audience: 'nobody', files: [{}], publishAt: 'soon' };
  const good = { key: 'k', version: null, isSaved: true, content, at };
  const store = newStore({
    drafts: JSON.stringify({ '2/new#a': good, '2/48#a': { ...good, key: 1 } }),
  });
  const storage = postDraftStorage(store, 'drafts');
  expect(storage.read(mine)).toMatchObject({
    content: { title: '', text: 'Words', audience: 'public', files: [], publishAt: null },
    unanswered: [],
  });
  expect(storage.read({ ...mine, postId: 48 })).toBeNull();
});

test('what two tabs write is kept beside each other, and the latest is continued first', () => {
  const store = newStore();
  const [one, other] = [postDraftStorage(store, 'drafts'), postDraftStorage(store, 'drafts')];
  one.write(mine, entry);
  other.write(mine, { ...entry, content: { ...writtenContent, text: 'Of the other tab' } });
  one.write(mine, { ...entry, content: { ...writtenContent, text: 'Of the first, later' } });
  const next = postDraftStorage(store, 'drafts');
  const first = next.read(mine)?.content.text;
  next.drop(mine);
  expect(new Set([first, next.read(mine)?.content.text])).toEqual(
    new Set(['Of the first, later', 'Of the other tab']),
  );
  next.drop(mine);
  expect(next.read(mine)).toBeNull();
});

test('what was written last is read after the clock of the device was put back', () => {
  const store = newStore();
  postDraftStorage(store, 'drafts').write(mine, { ...entry, key: 'before' });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  postDraftStorage(store, 'drafts').write(mine, { ...entry, key: 'later' });
  clock.mockRestore();
  expect(postDraftStorage(store, 'drafts').read(mine)?.key).toBe('later');
});
