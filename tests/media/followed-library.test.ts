import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import type { UploadOrdered } from '#machines/media/upload-order.types.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { pending, ready, settled, start } from './followed.server.ts';

/** The library of uploads with one file that is made ready as soon as `isReady` says so. */
function openLibrary(isReady: () => boolean, order: (ordered: UploadOrdered) => void) {
  const reads = { count: 0 };
  const library = createActor(
    libraryMachine.provide({
      actors: {
        loadLibrary: fromPromise<LibraryPage, LibraryAsked>(async () => {
          reads.count += 1;
          return {
            entries: [ownFile(1, isReady() ? {} : { url: null }), ownFile(2)],
            cursor: null,
            size: null,
            folders: [],
          };
        }),
      },
    }),
    { input: { list: 'uploaded', folder: null, filters: noFilters, kinds: [] } },
  );
  library.on('upload.ordered', order);
  return { library: library.start(), reads };
}

test('the library shows a file that is still made ready as soon as it is, whoever sent it', async () => {
  let isReady = false;
  const { order, sent, uploads } = start(() => (isReady ? ready() : pending()));
  const { library } = openLibrary(() => isReady, order);
  await settled();
  expect(library.getSnapshot().context.followed).toEqual(['hash-1']);
  isReady = true;
  await waitFor(library, ({ context }) => context.entries.every(({ url }) => url !== null));
  expect(library.getSnapshot().context).toMatchObject({ followed: [], uploads: [] });
  expect([sent, Object.keys(uploads.getSnapshot().context.entries)]).toEqual([[], []]);
});

test('a file that the server does not answer about has the library read neither anew nor for ever', async () => {
  const { order, uploads } = start(() => {
    throw new Error('the server fails at this call');
  });
  const { library, reads } = openLibrary(() => false, order);
  await settled();
  await settled();
  expect(reads.count).toBe(1);
  expect(library.getSnapshot().value).toBe('exhausted');
  expect(library.getSnapshot().context.followed).toEqual([]);
  expect(uploads.getSnapshot().context.entries).toEqual({});
});
