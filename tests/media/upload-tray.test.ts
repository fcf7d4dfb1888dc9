import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import { noFilters } from '#machines/media/library-filters.ts';
import { summarise } from '#machines/media/upload-summary.types.ts';
import type { UploadChanged, UploadOrdered } from '#machines/media/upload-order.types.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { createTransferRate } from '#src/actors/media/transfer-rate.ts';
import { fresh } from '#stories/media/media.fixtures.ts';
import { trayFiles } from '#stories/media/upload-tray.fixtures.ts';
import { pending, ready, settled, start } from './followed.server.ts';

/** A form that asks for uploads, and what it was sent. */
function openForm() {
  const changes: Upload[] = [];
  const asker = createActor(
    setup({ types: { events: {} as UploadChanged } }).createMachine({
      on: { 'upload.changed': { actions: ({ event }) => changes.push(event.upload) } },
    }),
  ).start();
  return { asker, changes };
}
type Uploads = ReturnType<typeof start>['uploads'];
const trayOf = (uploads: Uploads) => uploads.getSnapshot().context.tray.getSnapshot();
const add = (uploads: Uploads, id: string, form: ReturnType<typeof openForm>) =>
  uploads.send({
    type: 'upload.add',
    id,
    source: fresh.source,
    purpose: 'post',
    asker: form.asker,
  });

/** The library of uploads, empty at the server. */
function openLibrary(order: (ordered: UploadOrdered) => void) {
  const library = createActor(
    libraryMachine.provide({
      actors: {
        loadLibrary: fromPromise<LibraryPage, LibraryAsked>(async () => ({
          entries: [],
          cursor: null,
          size: null,
          folders: [],
        })),
      },
    }),
    { input: { list: 'uploaded', folder: null, filters: noFilters, kinds: [] } },
  );
  library.on('upload.ordered', order);
  return library.start();
}

test('a file whose screen is left goes on in the tray, and leaves it for the screen that comes back', async () => {
  const { uploads } = start(pending);
  const form = openForm();
  add(uploads, 'a', form);
  await settled();
  expect(trayOf(uploads).value).toBe('hidden');
  form.asker.stop();
  await settled();
  expect(trayOf(uploads)).toMatchObject({
    value: { moving: 'open' },
    context: { files: [{ id: 'a', status: 'processing' }] },
  });
  const back = openForm();
  uploads.send({ type: 'upload.adopt', asker: back.asker, ids: ['a', 'unknown'] });
  await settled();
  expect(back.changes).toMatchObject([{ id: 'a', status: 'processing' }]);
  expect(trayOf(uploads)).toMatchObject({ value: 'hidden', context: { files: [] } });
});

test('a composer outlives its screen: its file is in the tray, and still says each step to it', async () => {
  let said = pending();
  const { uploads } = start(() => said);
  const { asker, changes } = openForm();
  const [screen, next] = [openForm().asker, openForm().asker];
  const { source } = fresh;
  uploads.send({ type: 'upload.add', id: 'a', source, purpose: 'message', asker, screen });
  await settled();
  screen.stop();
  await settled();
  expect(trayOf(uploads)).toMatchObject({ context: { files: [{ id: 'a' }] } });
  uploads.send({ type: 'upload.adopt', asker, screen: next, ids: ['a'] });
  await settled();
  expect(trayOf(uploads)).toMatchObject({ value: 'hidden', context: { files: [] } });
  next.stop();
  said = ready();
  await expect.poll(() => changes.at(-1)?.status).toBe('ready');
});

test('a file that was ready when its screen was left is not said again, and is there for who asks', async () => {
  const { uploads } = start(ready);
  const form = openForm();
  add(uploads, 'a', form);
  await settled();
  form.asker.stop();
  await settled();
  expect(trayOf(uploads).value).toBe('hidden');
  const back = openForm();
  uploads.send({ type: 'upload.adopt', asker: back.asker, ids: ['a'] });
  expect(back.changes).toMatchObject([{ id: 'a', status: 'ready' }]);
});

test('files that become ready in the tray are said, then go, and stay for who asks', async () => {
  let isReady = false;
  const { uploads } = start(() => (isReady ? ready() : pending()));
  const form = openForm();
  add(uploads, 'a', form);
  await settled();
  form.asker.stop();
  isReady = true;
  await vi.waitFor(() => expect(trayOf(uploads).matches('ready')).toBe(true));
  uploads.getSnapshot().context.tray.send({ type: 'tray.close' });
  await settled();
  expect(trayOf(uploads)).toMatchObject({ value: 'hidden', context: { files: [] } });
  const back = openForm();
  uploads.send({ type: 'upload.adopt', asker: back.asker, ids: ['a'] });
  expect(back.changes).toMatchObject([{ id: 'a', status: 'ready' }]);
});

test('the tray cancels and tries again, in place of the screen that is gone', async () => {
  const { uploads, sent } = start(() => {
    throw Object.assign(new Error('it is refused'), { kind: 'forbidden' });
  });
  const form = openForm();
  add(uploads, 'a', form);
  form.asker.stop();
  await vi.waitFor(() => expect(trayOf(uploads).context.files[0]?.status).toBe('failed'));
  const { tray } = uploads.getSnapshot().context;
  tray.send({ type: 'file.retry', id: 'a' });
  expect(trayOf(uploads).context.files[0]?.status).not.toBe('failed');
  tray.send({ type: 'file.remove', id: 'a' });
  await settled();
  expect(uploads.getSnapshot().context.entries).toEqual({});
  expect(trayOf(uploads).value).toBe('hidden');
  expect(sent).toEqual(['a']);
});

test('what was only followed ends with its screen', async () => {
  const { uploads } = start(pending);
  const form = openForm();
  const { name, size, purpose } = fresh;
  const held = { id: 'there', hash: 'there', name, size, purpose, source: null };
  uploads.send({ type: 'upload.follow', asker: form.asker, ...held });
  form.asker.stop();
  await settled();
  expect(uploads.getSnapshot().context.entries).toEqual({});
  expect(trayOf(uploads).value).toBe('hidden');
});

test('an asker that had stopped before its order counts as left', async () => {
  const { uploads } = start(pending);
  const form = openForm();
  form.asker.stop();
  add(uploads, 'a', form);
  await settled();
  expect(trayOf(uploads).context.files).toMatchObject([{ id: 'a' }]);
});

test('the library shows again what it began, and not what a form began', async () => {
  const { uploads, order } = start(pending);
  const first = openLibrary(order);
  await settled();
  first.send({ type: 'files.choose', files: [{ id: 'a', source: fresh.source }] });
  const form = openForm();
  add(uploads, 'b', form);
  await settled();
  first.stop();
  form.asker.stop();
  await settled();
  expect(trayOf(uploads).context.files).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  const second = openLibrary(order);
  await settled();
  expect(second.getSnapshot().context.uploads).toMatchObject([{ id: 'a', status: 'processing' }]);
  expect(trayOf(uploads).context.files).toMatchObject([{ id: 'b' }]);
  second.send({ type: 'upload.drop', id: 'a' });
  await settled();
  expect(second.getSnapshot().context.uploads).toEqual([]);
  expect(Object.keys(uploads.getSnapshot().context.entries)).toEqual(['b']);
});

test('several uploads are summed up, with the time that their bytes still take', () => {
  const { moving, waiting, processing, failed, duplicate, ready: done } = trayFiles;
  expect(summarise([moving, waiting, processing, failed, duplicate, done])).toEqual({
    total: 6,
    sending: 2,
    processing: 1,
    failed: 1,
    duplicates: 1,
    ready: 1,
    seconds: (moving.size * 0.6 + waiting.size) / 1_048_576,
  });
  expect(summarise([waiting]).seconds).toBeNull();
});

test('a rate is measured over the last seconds, and anew when bytes are sent again', () => {
  let clock = 0;
  const rate = createTransferRate(() => clock);
  const at = (time: number, moved: number) => {
    clock = time;
    return rate(moved);
  };
  expect([at(0, 0), at(500, 100), at(1_000, 200)]).toEqual([null, null, 200]);
  expect(at(4_000, 200)).toBe(50);
  expect(at(9_500, 200)).toBeNull();
  expect([at(10_000, 0), at(11_000, 300)]).toEqual([null, 300]);
});
