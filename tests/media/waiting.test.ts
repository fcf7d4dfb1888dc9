import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type { Upload, UploadReason, UploadInput } from '#machines/media/uploaded.types.ts';
import type { UploadReport } from '#machines/media/upload.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadChanged } from '#machines/media/upload-order.types.ts';
import { watchAskers } from '#src/actors/media/watch-askers.ts';
import { quietTray } from './followed.server.ts';
import { processingAdapter } from '#src/actors/media/processing.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answer of `GET /files/{hash}`. */
interface Said {
  status: 'processing' | 'ready' | 'failed';
  error: string | null;
}

/** Uploads whose sends are answered by hand, while the server says the same of every file. */
function start(said: Said) {
  const sends: string[] = [];
  const answers = new Map<string, (report: UploadReport) => void>();
  const changes: Upload[] = [];
  const get = async () => ({
    data: { status: said.status, width: 8, height: 6, placeholder: null, thumb_url: null },
    error: said.error,
  });
  const http = { get } as unknown as Http;
  const upload = uploadMachine.provide({
    actors: {
      checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
        async () => null,
      ),
      sendFile: fromCallback<EventObject, UploadInput>(({ input: { id }, sendBack }) => {
        sends.push(id);
        answers.set(id, sendBack);
      }),
      processing: processingMachine.provide(processingAdapter({ http, origin: '' })),
    },
  });
  const asker = createActor(
    setup({ types: { events: {} as UploadChanged } }).createMachine({
      on: { 'upload.changed': { actions: ({ event }) => changes.push(event.upload) } },
    }),
  ).start();
  const uploads = createActor(
    uploadsMachine.provide({
      actors: { holdPage: fromCallback(() => undefined), upload, watchAskers, tray: quietTray },
    }),
  ).start();
  const add = async (id: string) => {
    const source = { name: id, size: 9, type: 'image/png' };
    uploads.send({ type: 'upload.add', id, source, purpose: 'message', asker });
    await vi.advanceTimersByTimeAsync(0);
  };
  const answer = async (id: string, report: UploadReport) => {
    answers.get(id)?.(report);
    await vi.advanceTimersByTimeAsync(0);
  };
  const last = (id: string) => changes.findLast((one) => one.id === id);
  return { uploads, sends, add, answer, last };
}

const full: UploadReport = {
  type: 'file.refused',
  reason: { kind: 'serverFull', retryAfter: 10 },
};

test('a file that found no room at the server is sent again by itself, later each time', async () => {
  const { sends, add, answer, last, uploads } = start({ status: 'ready', error: null });
  await add('a');
  await answer('a', full);
  expect(last('a')).toMatchObject({ status: 'waiting', reason: { kind: 'serverFull' } });
  expect(uploads.getSnapshot().value).toBe('resting');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sends).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sends).toEqual(['a', 'a']);
  await answer('a', full);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(sends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await answer('a', { type: 'file.taken', hash: 'hash-a' });
  expect(last('a')).toMatchObject({ status: 'ready', reason: null });
});

test('files behind one that waits for room have their turn', async () => {
  const { sends, add, answer } = start({ status: 'ready', error: null });
  for (const id of ['a', 'b', 'c', 'd']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await add(id);
  }
  expect(sends).toEqual(['a', 'b', 'c']);
  for (const id of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await answer(id, full);
  }
  expect(sends).toEqual(['a', 'b', 'c', 'd']);
});

test('a file that takes long says why, as long as that is so', async () => {
  const said: Said = { status: 'processing', error: 'delayed' };
  const { add, answer, last } = start(said);
  await add('a');
  await answer('a', { type: 'file.taken', hash: 'hash-a' });
  expect(last('a')).toMatchObject({ status: 'processing', reason: { kind: 'busy' } });
  said.error = 'disk_full';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(last('a')).toMatchObject({ status: 'processing', reason: { kind: 'serverFull' } });
  said.error = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last('a')).toMatchObject({ status: 'processing', reason: null });
  said.error = 'delayed';
  await vi.advanceTimersByTimeAsync(10_000);
  said.status = 'ready';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last('a')).toMatchObject({ status: 'ready', reason: null });
});

test('a file that the server lost is told from one that it cannot read, and is sent again', async () => {
  const said: Said = { status: 'failed', error: 'lost' };
  const { uploads, sends, add, answer, last } = start(said);
  await add('a');
  await answer('a', { type: 'file.taken', hash: 'hash-a' });
  expect(last('a')).toMatchObject({ status: 'failed', reason: { kind: 'gone' } });
  uploads.send({ type: 'upload.retry', id: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sends).toEqual(['a', 'a']);
  said.error = 'The picture could not be read.';
  await answer('a', { type: 'file.taken', hash: 'hash-b' });
  expect(last('a')).toMatchObject({ status: 'failed', reason: { kind: 'broken' } });
});
