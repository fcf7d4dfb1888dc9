import { describe, expect, test } from 'vitest';
import { emptyContent } from '#machines/posts/post-content.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import type { PostDraftEntry } from '#machines/posts/post-draft.types.ts';
import { continuedPost, freshEntry } from '#machines/posts/post-merge.ts';
import { picture, upload } from '#stories/media/media.fixtures.ts';
import { slot, version } from '#stories/posts/post-editor.fixtures.ts';

const at = '2026-11-23T12:00:00.000Z';
const key = 'key-new';
const words = (text: string): PostContent => ({ ...emptyContent, text });
const opening = { mode: 'publish' as const, slot, baseline: emptyContent };
const applying = { ...opening, mode: 'apply' as const, baseline: words('Out') };
const planned = { ...opening, slot: { ...slot, isDeviceOnly: true }, baseline: words('Planned') };
const older = { ...version, updatedAt: '2026-11-23T13:01:00.000Z' };
const draftOf = (text: string) => ({ version, content: words(text) });
const keptOf = (text: string, more: Partial<PostDraftEntry> = {}) => ({
  at,
  entry: { ...freshEntry('key-kept', words(text)), version: older, isSaved: false, ...more },
});
const start = freshEntry(key, emptyContent);

describe('where this device has nothing', () => {
  test('a new post begins', () => {
    const found = continuedPost({ opening, kept: null, draft: null, key });
    expect(found).toEqual({ entry: start, other: null, restoredAt: null });
  });
  test('what the server has goes on; of an edit it is said that it is unfinished', () => {
    const draft = draftOf('one two');
    const entry = { ...start, ...draft };
    expect(continuedPost({ opening, kept: null, draft, key })).toMatchObject({
      entry,
      restoredAt: null,
    });
    expect(continuedPost({ opening: applying, kept: null, draft, key })).toMatchObject({
      entry,
      restoredAt: version.updatedAt,
    });
  });
  test('an edit without a change is none', () => {
    const draft = draftOf('Out');
    expect(continuedPost({ opening: applying, kept: null, draft, key }).restoredAt).toBeNull();
  });
});

describe('where both have the same, or it was discarded', () => {
  test('what is discarded stays so, and is said to be back where something else was written', () => {
    const gone = keptOf('', { isDiscarded: true });
    const draft = draftOf('one');
    expect(continuedPost({ opening, kept: gone, draft, key })).toEqual({
      entry: gone.entry,
      other: null,
      restoredAt: null,
    });
    const kept = keptOf('other', { isDiscarded: true });
    expect(continuedPost({ opening, kept, draft, key }).restoredAt).toBe(at);
  });
  test('the same words are the server’s', () => {
    const kept = keptOf('one two');
    const draft = draftOf('one two');
    expect(continuedPost({ opening, kept, draft, key })).toEqual({
      entry: { ...start, ...draft },
      other: null,
      restoredAt: at,
    });
  });
  test('what was never changed is not said to be back', () => {
    const kept = keptOf('');
    expect(continuedPost({ opening, kept, draft: null, key })).toEqual({
      entry: start,
      other: null,
      restoredAt: null,
    });
  });
});

describe('where the server has no draft, or gets nothing without a press', () => {
  test('what the server never had keeps its key; of what is gone there another begins', () => {
    const fresh = continuedPost({
      opening,
      kept: keptOf('one', { version: null, unanswered: [words('o')] }),
      draft: null,
      key,
    });
    expect(fresh.entry).toMatchObject({ key: 'key-kept', version: null, unanswered: [] });
    const gone = continuedPost({ opening, kept: keptOf('one'), draft: null, key });
    expect(gone.entry).toMatchObject({ key, version: null, content: words('one'), isSaved: false });
    expect(gone.restoredAt).toBe(at);
  });
  test('an emptied field is no post', () => {
    const kept = keptOf('');
    expect(continuedPost({ opening: applying, kept, draft: null, key })).toEqual({
      entry: freshEntry(key, words('Out')),
      other: null,
      restoredAt: null,
    });
  });
  test('a planned post goes on from the device, at the version that the server has now', () => {
    const draft = draftOf('Planned');
    const found = continuedPost({ opening: planned, kept: keptOf('Later'), draft, key });
    expect(found.entry).toMatchObject({ key: 'key-kept', version, content: words('Later') });
    expect(found.other).toBeNull();
    expect(
      continuedPost({ opening: planned, kept: keptOf('Later'), draft: null, key }).entry.version,
    ).toBeNull();
  });
});

describe('where both have different words', () => {
  const draft = draftOf('one two');
  test.each([
    ['nothing was written there', keptOf('mine', { version: null }), draftOf('')],
    ['it is the version that this device continues', keptOf('mine', { version }), draft],
    [
      'it came of what was sent from here',
      keptOf('mine', { unanswered: [words('one two')] }),
      draft,
    ],
  ])('this device’s go on: %s', (_, kept, known) => {
    expect(continuedPost({ opening, kept, draft: known, key })).toEqual({
      entry: { ...kept.entry, version, isSaved: false },
      other: null,
      restoredAt: at,
    });
  });
  test.each([
    ['the server had all of it', keptOf('mine', { isSaved: true })],
    ['more was written on it', keptOf('one')],
  ])('the server’s go on: %s', (_, kept) => {
    expect(continuedPost({ opening, kept, draft, key })).toEqual({
      entry: { ...start, ...draft },
      other: null,
      restoredAt: version.updatedAt,
    });
  });
  test('else both stand beside each other', () => {
    const kept = keptOf('mine');
    expect(continuedPost({ opening, kept, draft, key })).toEqual({
      entry: kept.entry,
      other: { ...draft, isUnknown: true },
      restoredAt: at,
    });
  });
  test('more words with other choices are no later version', () => {
    const kept = keptOf('one');
    const known = { version, content: { ...words('one two'), audience: 'followers' as const } };
    expect(continuedPost({ opening, kept, draft: known, key }).other).not.toBeNull();
  });
});

const uploadOf = (hash: string, more: object) => upload({ hash, source: null, ...more });

test('a file of the device is as the draft at the server has it by now, with its own name and words', () => {
  const files = ['a', 'b', 'c'].map((hash) => ({
    alt: `Typed for ${hash}`,
    upload: uploadOf(hash, { id: `id of ${hash}`, status: 'processing' }),
  }));
  const known = [
    { alt: '', upload: uploadOf('a', { name: '', status: 'ready', picture }) },
    { alt: '', upload: uploadOf('b', { name: '', status: 'failed', picture }) },
  ];
  const draft = { version, content: { ...words('one'), files: known } };
  const kept = {
    at,
    entry: { ...keptOf('mine', { version }).entry, content: { ...words('mine'), files } },
  };
  const { entry } = continuedPost({ opening, kept, draft, key });
  expect(entry.content.files).toMatchObject([
    { alt: 'Typed for a', upload: { id: 'id of a', name: 'lake.jpg', status: 'ready', picture } },
    { alt: 'Typed for b', upload: { id: 'id of b', status: 'failed' } },
    { alt: 'Typed for c', upload: { id: 'id of c', status: 'processing', picture: null } },
  ]);
});
