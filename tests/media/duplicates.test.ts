import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type { FileProgress } from '#machines/media/upload.types.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type {
  Upload,
  UploadInput,
  UploadPurpose,
  UploadReason,
} from '#machines/media/uploaded.types.ts';
import type { Duplicate, UploadReport } from '#machines/media/upload.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadChanged } from '#machines/media/upload-order.types.ts';
import { isRepeated } from '#machines/parts/uploads-of-form.ts';
import { contentMark } from '#src/actors/media/content-mark.ts';
import { watchAskers } from '#src/actors/media/watch-askers.ts';
import { picture, upload } from '#stories/media/media.fixtures.ts';
import { quietTray } from './followed.server.ts';

/** Uploads of a member who has the files `found` names, with the calls that were made. */
function start(find: (name: string) => Promise<Duplicate>) {
  const asked: string[] = [];
  const sent = new Map<string, (report: UploadReport) => void>();
  const changes: Upload[] = [];
  const logic = uploadsMachine.provide({
    actors: {
      watchAskers,
      tray: quietTray,
      holdPage: fromCallback(() => {}),
      upload: uploadMachine.provide({
        actors: {
          checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
            async () => null,
          ),
          findDuplicate: fromPromise<Duplicate, Pick<UploadInput, 'id' | 'source'>>(
            async ({ input: { source } }) => {
              asked.push(source.name);
              return find(source.name);
            },
          ),
          sendFile: fromCallback<EventObject, UploadInput>(({ input: { id }, sendBack }) => {
            sent.set(id, sendBack);
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
  const add = (id: string, purpose: UploadPurpose = 'message') => {
    const source = { name: id, size: 9, type: 'image/png' };
    uploads.send({ type: 'upload.add', id, source, purpose, asker });
  };
  const lastOf = (id: string) => changes.filter((one) => one.id === id).at(-1);
  return { uploads, asked, sent, add, lastOf };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const has = (...names: string[]) =>
  start(async (name) => (names.includes(name) ? { hash: name } : null));

test('a question takes no place of those that move, and nothing of the file is sent', async () => {
  const { add, sent, lastOf, uploads } = has('a', 'b', 'c');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) add(id);
  await settled();
  expect(['a', 'b', 'c'].map((id) => lastOf(id)?.status)).toEqual(Array(3).fill('duplicate'));
  expect([...sent.keys()]).toEqual(['d', 'e', 'f']);
  expect(uploads.getSnapshot().matches('working')).toBe(true);
});

test('a page whose files all wait for an answer may be left', async () => {
  const { add, uploads } = has('a');
  add('a');
  await settled();
  expect(uploads.getSnapshot().matches('resting')).toBe(true);
});

test('the file that is there takes its place', async () => {
  const { add, sent, lastOf, uploads } = has('a');
  add('a');
  await settled();
  uploads.send({ type: 'duplicate.use', id: 'a' });
  await settled();
  expect(lastOf('a')).toMatchObject({ status: 'ready', hash: 'a', share: 1, picture });
  expect(sent.size).toBe(0);
});

test('one that is sent all the same waits for its turn, and no try of it asks again', async () => {
  const { add, asked, sent, lastOf, uploads } = has('a');
  add('a');
  await settled();
  for (const id of ['b', 'c', 'd']) add(id);
  await settled();
  uploads.send({ type: 'duplicate.send', id: 'a' });
  await settled();
  expect(lastOf('a')?.status).toBe('queued');
  sent.get('b')?.({ type: 'file.taken', hash: 'hash-b' });
  await settled();
  sent.get('a')?.({ type: 'file.refused', reason: { kind: 'offline' } });
  await settled();
  expect(lastOf('a')?.status).toBe('failed');
  uploads.send({ type: 'upload.retry', id: 'a' });
  await settled();
  expect(lastOf('a')?.status).toBe('uploading');
  expect(asked.filter((name) => name === 'a')).toEqual(['a']);
});

test('without an answer it is sent', async () => {
  const { add, sent } = start(async () => {
    throw new Error('offline');
  });
  add('a');
  await settled();
  expect([...sent.keys()]).toEqual(['a']);
});

test.each(['avatar', 'banner'] as const)('a file for %s is not asked about', async (purpose) => {
  const { add, asked, sent } = has('a');
  add('a', purpose);
  await settled();
  expect(asked).toEqual([]);
  expect([...sent.keys()]).toEqual(['a']);
});

test('a question goes with the file that it is about', async () => {
  const { add, lastOf, uploads } = has('a');
  add('a');
  await settled();
  uploads.send({ type: 'upload.cancel', id: 'a' });
  await settled();
  expect(lastOf('a')?.status).toBe('cancelled');
  expect(uploads.getSnapshot().context.entries).toEqual({});
});

test('a file is repeated in a form only once it turns out to be another one of it', () => {
  const [there, begun] = [upload({ id: 'there', hash: 'one' }), upload({ id: 'begun' })];
  const now = upload({ id: 'begun', hash: 'one', status: 'processing' });
  expect(isRepeated([there, begun], now)).toBe(true);
  expect(isRepeated([begun], now)).toBe(false);
  expect(isRepeated([there], now)).toBe(false);
  expect(isRepeated([there, now], now)).toBe(false);
  expect(isRepeated([there, begun], { ...now, hash: 'two' })).toBe(false);
});

test('a mark that is not wanted any more is not finished', async () => {
  const file = new Blob([new Uint8Array(6_000_000)]);
  await expect(contentMark(file, AbortSignal.abort())).rejects.toThrow('aborted');
});
