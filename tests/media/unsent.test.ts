import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readKept, unsentUpload, writeKept } from '#machines/lib/held-file.ts';
import type { PickedFile } from '#machines/media/uploaded.types.ts';
import type { UploadOrder } from '#machines/media/upload-order.types.ts';
import { emptyContent, readingOf, unsentIn, withUnsent } from '#machines/posts/post-content.ts';
import type { PostFile } from '#machines/posts/post-content.types.ts';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { foundOf } from '#machines/posts/post-search.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { fileOf, slot } from '#stories/posts/post-editor.fixtures.ts';

const limits = { currency: 'USD', priceMin: 100, priceMax: 9_900, kinds: [] };
const record = { id: 'film', name: 'film.mp4', size: 9, type: 'video/mp4', share: 0.4 };
const film: PostFile = { alt: 'A film', upload: unsentUpload(record) };

/** The files of a post, and the orders that they give for their uploads. */
function begin(files: readonly PostFile[]) {
  const orders: UploadOrder[] = [];
  const actor = createActor(postFilesMachine, { input: { files } });
  actor.on('upload.ordered', ({ order }) => void orders.push(order));
  actor.start();
  const exchange = (file: PickedFile) => actor.send({ type: 'file.exchange', id: 'film', file });
  return { orders, exchange, files: () => actor.getSnapshot().context.files };
}

test('a file of an earlier visit is looked for among the uploads of this page', () => {
  expect(begin([film]).orders).toMatchObject([{ type: 'upload.adopt', ids: ['film'] }]);
  expect(begin([fileOf('one')]).orders.filter(({ type }) => type === 'upload.adopt')).toEqual([]);
});

test('the same file goes on under its intent, in its place and with its description', () => {
  const { orders, exchange, files } = begin([film]);
  exchange({ id: 'new', source: { name: 'film.mp4', size: 9, type: 'video/mp4' } });
  expect(orders.slice(1)).toMatchObject([{ type: 'upload.add', id: 'film' }]);
  expect(files()).toMatchObject([{ alt: 'A film', upload: { id: 'film', status: 'queued' } }]);
});

test.each([
  ['another name', { name: 'other.mp4', size: 9, type: 'video/mp4' }],
  ['another size', { name: 'film.mp4', size: 10, type: 'video/mp4' }],
])('a file of %s is another intent, and the old one is over', (_, source) => {
  const { orders, exchange } = begin([film]);
  exchange({ id: 'new', source });
  expect(orders.slice(1)).toMatchObject([
    { type: 'upload.cancel', id: 'film' },
    { type: 'upload.add', id: 'new' },
  ]);
});

test('unsent files come back at their places, and count as what they are', () => {
  const moving = { alt: '', upload: upload({ id: 'moving', status: 'uploading', share: 0.2 }) };
  const files = [fileOf('one'), moving, fileOf('two'), film];
  const unsent = unsentIn(files);
  expect(unsent).toMatchObject([
    { place: 1, file: { id: 'moving', share: 0 } },
    { place: 3, alt: 'A film', file: record },
  ]);
  const back = withUnsent([fileOf('one'), fileOf('two')], unsent);
  expect(back.map(({ upload: { id } }) => id)).toEqual([
    fileOf('one').upload.id,
    'moving',
    fileOf('two').upload.id,
    'film',
  ]);
  const { parts, problem } = readingOf({ ...emptyContent, files: back }, limits);
  expect(parts).toMatchObject({ pictures: 3, videos: 1 });
  expect(problem).toEqual({ kind: 'filesFailed', count: 2 });
});

test('a post of which only an unsent file is left is shown as restored', () => {
  const unsent = [{ place: 0, alt: '', file: record }];
  const entry = {
    key: 'k',
    version: null,
    content: emptyContent,
    unanswered: [],
    isSaved: true,
    isDiscarded: false,
    unsent,
  };
  const at = '2026-11-30T03:00:00.000Z';
  const opening = { mode: 'publish' as const, slot, baseline: emptyContent, buyers: 0 };
  const found = (isDiscarded: boolean) =>
    foundOf({
      opening,
      kept: { entry: { ...entry, isDiscarded }, at },
      draft: null,
      out: null,
      key: 'new',
      at,
    });
  expect(found(false)).toMatchObject({ entry: { unsent }, restoredAt: at });
  expect(found(true)).toMatchObject({ entry: { unsent: [] }, restoredAt: null });
});

test('the record of a form has files with a hash and files without one', () => {
  const files = [upload({ hash: 'a' }), unsentUpload(record)];
  const text = writeKept(files);
  expect(readKept(text)).toMatchObject([
    { hash: 'a', status: 'processing' },
    { id: 'film', hash: null, status: 'failed', share: 0.4, reason: { kind: 'unsent' } },
  ]);
  expect(readKept('[{"id":"film"}]')).toEqual([]);
  expect(writeKept([])).toBe('');
});
