import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { isHeld } from '#machines/lib/held-file.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { wayOn } from '#machines/media/upload.types.ts';
import type { UploadOrdered } from '#machines/media/upload-order.types.ts';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { quietComposer } from '#stories/chat/chat.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { fresh, picture, upload } from '#stories/media/media.fixtures.ts';
import { broken, pending, ready, settled, start } from './followed.server.ts';

/** A file of an earlier visit as a form finds it: its bytes are at the server and not on this device. */
const left = (over: Partial<Upload> = {}) =>
  upload({ status: 'processing', share: 1, hash: 'there', source: null, ...over });

/** The files of a post with those of an earlier visit in it. */
function openPost(files: readonly Upload[], order: (ordered: UploadOrdered) => void) {
  const input = { files: files.map((one) => ({ alt: `Of ${one.id}`, upload: one })) };
  const post = createActor(postFilesMachine, { input });
  post.on('upload.ordered', order);
  return post.start();
}
const filesOf = (post: ReturnType<typeof openPost>) => post.getSnapshot().context.files;

test('a page may be left as soon as the server has every byte', async () => {
  const { page, order, sent } = start(pending);
  const post = openPost([], order);
  post.send({ type: 'files.attach', files: [{ id: 'a', source: fresh.source }] });
  expect(page.isHeld).toBe(true);
  await settled();
  expect(sent).toEqual(['a']);
  expect(filesOf(post)).toMatchObject([{ upload: { status: 'processing' } }]);
  expect(page.isHeld).toBe(false);
});

test('a file that is only followed never holds the page', async () => {
  const { page, order } = start(pending);
  openPost([left()], order);
  await settled();
  expect(page.holds).toBe(0);
});

test('a file that the server calls failed without a reason says why', async () => {
  const { order } = start(broken);
  const post = openPost([left({ status: 'failed' })], order);
  await settled();
  expect(filesOf(post)).toMatchObject([
    { upload: { status: 'failed', reason: { kind: 'broken' }, source: null } },
  ]);
});

test('what an older version of this product left as under way becomes ready too', async () => {
  const { order } = start(ready);
  const post = openPost([left({ status: 'uploading', share: 0.29 })], order);
  await settled();
  expect(filesOf(post)).toMatchObject([{ upload: { status: 'ready', picture } }]);
});

test('a broken file without bytes is chosen again, in its place and with its description', async () => {
  let isBroken = true;
  const { order, sent, uploads } = start(() => (isBroken ? broken() : ready()));
  const post = openPost([left({ id: 'first' }), left({ id: 'second' })], order);
  await settled();
  const [first] = filesOf(post);
  expect(first && wayOn(first.upload)).toBe('choose');
  uploads.send({ type: 'upload.retry', id: 'first' });
  await settled();
  expect(sent).toEqual([]);
  expect(filesOf(post)).toMatchObject([{ upload: { status: 'failed' } }, {}]);
  isBroken = false;
  const file = { id: 'again', source: fresh.source };
  post.send({ type: 'file.exchange', id: 'first', file });
  await settled();
  expect(sent).toEqual(['again']);
  expect(filesOf(post)).toMatchObject([
    { alt: 'Of first', upload: { id: 'again', status: 'ready' } },
    { alt: 'Of second', upload: { id: 'second', status: 'failed' } },
  ]);
  expect(Object.keys(uploads.getSnapshot().context.entries)).toEqual(['second', 'again']);
});

test('the files of a chat draft that are still made ready are followed, those that are ready are not', () => {
  const calm = quietComposer();
  const composer = at(composerMachine, 'writing', calm);
  const orders: string[] = [];
  composer.on('upload.ordered', ({ order }) =>
    orders.push(`${order.type} ${'id' in order ? order.id : ''}`),
  );
  const attachments = [left({ id: 'a' }), left({ id: 'b', status: 'ready' })];
  const { limits } = calm;
  const opened = { text: '', attachments, price: null, limits, maySell: false };
  composer.send({ type: 'draft.opened', ...opened });
  expect(orders).toEqual(['upload.follow a']);
  expect(composer.getSnapshot().context.attachments).toEqual(attachments);
});

test.each([
  ['unreachable at an earlier visit', left({ reason: { kind: 'offline' } }), true, 'retry'],
  ['broken, bytes elsewhere', left({ reason: { kind: 'broken' } }), false, 'choose'],
  ['gone, bytes elsewhere', left({ reason: { kind: 'gone' } }), false, 'choose'],
  [
    'broken, bytes here',
    left({ reason: { kind: 'broken' }, source: fresh.source }),
    false,
    'retry',
  ],
  ['too large', upload({ reason: { kind: 'tooLarge', limit: 1 } }), false, null],
  ['never sent, bytes elsewhere', upload({ source: null }), false, 'choose'],
] as const)('a failed file (%s) has its way on', (_, file, isThere, way) => {
  const failed: Upload = { ...file, status: 'failed' };
  expect(isHeld(failed)).toBe(isThere);
  expect(wayOn(failed)).toBe(way);
});
