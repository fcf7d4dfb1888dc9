import { expect, test } from 'vitest';
import { createActor, createEmptyActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type { FileProgress, UploadReport } from '#machines/media/upload.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadInput, UploadReason } from '#machines/media/uploaded.types.ts';
import { watchAskers } from '#src/actors/media/watch-askers.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { quietTray } from './followed.server.ts';

/** Uploads of files that the server never makes ready; `isHeld` says whether leaving the page asks. */
function start() {
  const calls = new Map<string, (report: UploadReport) => void>();
  const back: (() => void)[] = [];
  let isHeld = false;
  const logic = uploadMachine.provide({
    actors: {
      checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
        async () => null,
      ),
      sendFile: fromCallback<EventObject, UploadInput>(({ input: { id }, sendBack }) => {
        calls.set(id, sendBack);
      }),
      watchNetwork: fromCallback(({ sendBack }) => {
        back.push(() => sendBack({ type: 'network.restored' }));
      }),
      processing: processingMachine.provide({
        actors: {
          loadFile: fromPromise<FileProgress, { hash: string }>(() => new Promise(() => {})),
        },
      }),
    },
  });
  const uploads = createActor(
    uploadsMachine.provide({
      actors: {
        watchAskers,
        tray: quietTray,
        upload: logic,
        holdPage: fromCallback(() => {
          isHeld = true;
          return () => (isHeld = false);
        }),
      },
    }),
  ).start();
  const asker = createEmptyActor();
  const source = { name: 'lake.png', size: 9, type: 'image/png' };
  const add = (id: string) =>
    uploads.send({ type: 'upload.add', id, source, purpose: 'post', asker });
  const report = (id: string, said: UploadReport) => calls.get(id)?.(said);
  return { add, report, back, calls, isHeld: () => isHeld, uploads };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('leaving asks while bytes move, and not while the server makes a file ready', async () => {
  const { add, report, isHeld } = start();
  add('a');
  add('b');
  await settled();
  expect(isHeld()).toBe(true);
  report('a', { type: 'file.taken', hash: 'hash-a' });
  expect(isHeld()).toBe(true);
  report('b', { type: 'file.taken', hash: 'hash-b' });
  expect(isHeld()).toBe(false);
});

test('leaving does not ask without a network, nor for those behind, and asks when bytes move again', async () => {
  const { add, report, back, isHeld, calls } = start();
  for (const id of ['a', 'b', 'c', 'd']) add(id);
  await settled();
  for (const id of calls.keys()) report(id, { type: 'transfer.interrupted' });
  expect(isHeld()).toBe(false);
  back[0]?.();
  expect(isHeld()).toBe(true);
});

test.each([
  ['the server is busy', { kind: 'busy' }],
  ['the server is full', { kind: 'serverFull' }],
  ['the file was refused', { kind: 'refused', list: 'No.' }],
] as const)('leaving does not ask where %s', async (_, reason) => {
  const { add, report, isHeld } = start();
  add('a');
  await settled();
  report('a', { type: 'file.refused', reason });
  expect(isHeld()).toBe(false);
});

test('leaving does not ask while a question about a duplicate is open', async () => {
  const { add, uploads, isHeld } = start();
  add('a');
  await settled();
  const asked = upload({ id: 'a', status: 'duplicate' });
  uploads.send({ type: 'child.emitted', emitted: { type: 'upload.changed', upload: asked } });
  expect(isHeld()).toBe(false);
});
