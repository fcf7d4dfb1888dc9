import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type { FileProgress, ProcessingInput } from '#machines/media/processing.types.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type {
  Upload,
  UploadInput,
  UploadReason,
  UploadReport,
} from '#machines/media/upload.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadChanged } from '#machines/media/uploads.types.ts';
import { picture } from '#stories/media/media.fixtures.ts';

/** Uploads whose calls are answered by hand, with what their requester and the page received. */
function start() {
  const calls = new Map<string, (report: UploadReport) => void>();
  const changes: Upload[] = [];
  const page = { held: false };
  const logic = uploadsMachine.provide({
    actors: {
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
              loadFile: fromPromise<FileProgress, ProcessingInput>(async () => ({
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
  const lastOf = (id: string) => changes.filter((one) => one.id === id).at(-1);
  return { uploads, calls, page, add, lastOf };
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
  expect(Object.keys(uploads.getSnapshot().context.items)).toEqual(['b', 'c', 'd']);
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
