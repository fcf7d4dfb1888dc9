import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type { FileProgress } from '#machines/media/upload.types.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type { Upload, UploadReason, UploadInput } from '#machines/media/uploaded.types.ts';
import type { UploadReport } from '#machines/media/upload.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadChanged } from '#machines/media/upload-order.types.ts';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import { watchAskers } from '#src/actors/media/watch-askers.ts';
import { picture } from '#stories/media/media.fixtures.ts';
import { quietTray } from './followed.server.ts';

/** Uploads whose calls are answered by hand, with what their requester and the page received. */
function start() {
  const calls = new Map<string, (report: UploadReport) => void>();
  const changes: Upload[] = [];
  const page = { held: false };
  const logic = uploadsMachine.provide({
    actors: {
      watchAskers,
      tray: quietTray,
      holdPage: fromCallback(() => {
        page.held = true;
        return () => (page.held = false);
      }),
      upload: uploadMachine.provide({
        actors: {
          checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
            async () => null,
          ),
          sendFile: fromCallback<EventObject, UploadInput>(({ input: { id }, sendBack }) => {
            calls.set(id, sendBack);
            return () => void calls.delete(id);
          }),
          processing: processingMachine.provide({
            actors: {
              loadFile: fromPromise<FileProgress, { hash: string }>(async () => ({
                kind: 'ready',
                picture,
              })),
            },
          }),
        },
      }),
    },
  });
  const asker = createActor(
    setup({ types: { events: {} as UploadChanged } }).createMachine({
      on: { 'upload.changed': { actions: ({ event }) => changes.push(event.upload) } },
    }),
  ).start();
  const uploads = createActor(logic).start();
  const add = (id: string) =>
    uploads.send({
      type: 'upload.add',
      id,
      source: { name: id, size: 9, type: 'image/png' },
      purpose: 'message',
      asker,
    });
  const follow = (id: string) =>
    uploads.send({
      type: 'upload.follow',
      id,
      hash: 'there',
      name: id,
      size: 9,
      source: null,
      purpose: 'post',
      asker,
    });
  const lastOf = (id: string) => changes.filter((one) => one.id === id).at(-1);
  return { uploads, calls, page, add, follow, lastOf };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('three move at once, the others wait for their turn, in order', async () => {
  const { calls, add, lastOf, page } = start();
  for (const id of ['a', 'b', 'c', 'd', 'e']) add(id);
  await settled();
  expect([...calls.keys()]).toEqual(['a', 'b', 'c']);
  expect(page.held).toBe(true);
  calls.get('b')?.({ type: 'file.taken', hash: 'hash-b' });
  await settled();
  expect([...calls.keys()]).toEqual(['a', 'c', 'd']);
  expect(lastOf('b')).toMatchObject({ status: 'ready', hash: 'hash-b' });
});

test('a cancelled one ends its call, is forgotten, and makes room', async () => {
  const { uploads, calls, add, lastOf } = start();
  for (const id of ['a', 'b', 'c', 'd']) add(id);
  await settled();
  uploads.send({ type: 'upload.cancel', id: 'a' });
  await settled();
  expect([...calls.keys()]).toEqual(['b', 'c', 'd']);
  expect(lastOf('a')?.status).toBe('cancelled');
  expect(Object.keys(uploads.getSnapshot().context.entries)).toEqual(['b', 'c', 'd']);
});

test('one that failed may be tried again under the same id, and the page may be left meanwhile', async () => {
  const { uploads, calls, add, lastOf, page } = start();
  add('a');
  await settled();
  calls.get('a')?.({ type: 'file.refused', reason: { kind: 'offline' } });
  await settled();
  expect(lastOf('a')).toMatchObject({ status: 'failed', reason: { kind: 'offline' } });
  expect(page.held).toBe(false);
  uploads.send({ type: 'upload.retry', id: 'a' });
  await settled();
  expect(calls.has('a')).toBe(true);
  expect(page.held).toBe(true);
});

/** One upload whose bytes the server takes under this hash, and what it then says of the file. */
function startOne(hash: string, loaded: () => Promise<FileProgress>) {
  const sent: string[] = [];
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
          async () => null,
        ),
        sendFile: fromCallback<EventObject, UploadInput>(({ input, sendBack }) => {
          sent.push(input.id);
          sendBack({ type: 'file.taken', hash });
        }),
        processing: processingMachine.provide({
          actors: { loadFile: fromPromise<FileProgress, { hash: string }>(loaded) },
        }),
      },
    }),
    { input: { id: 'a', source: { name: 'a', size: 9, type: 'image/png' }, purpose: 'post' } },
  ).start();
  actor.send({ type: 'slot.granted' });
  return { actor, sent };
}

test('a file that the server refused is tried again without its dead hash', async () => {
  const { actor } = startOne('dead', async () => ({ kind: 'broken' }));
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'upload.retry' });
  expect(actor.getSnapshot().context.hash).toBeNull();
});

test('a file the server has is not sent again when only the way to it was lost', async () => {
  let isReached = false;
  const { actor, sent } = startOne('there', async () => {
    if (isReached) return { kind: 'ready', picture };
    // oxlint-disable-next-line typescript/only-throw-error -- a Failure is plain data
    throw { kind: 'forbidden' };
  });
  await settled();
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { hash: 'there' } });
  isReached = true;
  actor.send({ type: 'upload.retry' });
  await settled();
  expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { hash: 'there' } });
  expect(sent).toEqual(['a']);
});

test('a file that the server has no more is sent again', async () => {
  let isThere = false;
  const { actor, sent } = startOne('there', async () => {
    if (isThere) return { kind: 'ready', picture };
    // oxlint-disable-next-line typescript/only-throw-error -- a Failure is plain data
    throw { kind: 'notFound' };
  });
  await settled();
  expect(actor.getSnapshot().context.reason).toEqual({ kind: 'gone' });
  isThere = true;
  actor.send({ type: 'upload.retry' });
  actor.send({ type: 'slot.granted' });
  await settled();
  expect(actor.getSnapshot().value).toBe('ready');
  expect(sent).toEqual(['a', 'a']);
});

test('a file that another visit sent is followed until it is ready, and no byte is sent', async () => {
  const { uploads, calls, lastOf, follow } = start();
  follow('a');
  await settled();
  expect(calls.size).toBe(0);
  expect(lastOf('a')).toMatchObject({ status: 'ready', hash: 'there', picture });
  follow('a');
  await settled();
  expect(Object.keys(uploads.getSnapshot().context.entries)).toEqual(['a']);
  expect(lastOf('a')).toMatchObject({ status: 'ready', hash: 'there' });
});

test('the files of a post that is opened again while they are made ready become ready', async () => {
  const { uploads, calls } = start();
  const upload: Upload = {
    id: 'a',
    name: 'a',
    size: 9,
    status: 'processing',
    share: 1,
    reason: null,
    hash: 'there',
    picture: null,
    source: null,
  };
  const files = createActor(postFilesMachine, { input: { files: [{ alt: '', upload }] } });
  files.on('upload.ordered', ({ order }) => uploads.send(order));
  files.start();
  await settled();
  expect(calls.size).toBe(0);
  expect(files.getSnapshot().context.files).toMatchObject([
    { upload: { id: 'a', status: 'ready', picture } },
  ]);
});
