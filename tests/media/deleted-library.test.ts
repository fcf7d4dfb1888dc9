import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';

const answered = (dialog: string, value: unknown) =>
  ({
    type: 'dialog.answered',
    id: 'asked',
    dialog,
    answer: { kind: 'confirmed', value },
  }) as const;

/** A library of three pages with a file each, of which all were read. */
async function openLibrary() {
  const gone = new Set<string>();
  const asked: LibraryAsked[] = [];
  const files = [ownFile(1), ownFile(2), ownFile(3)];
  const library = createActor(
    libraryMachine.provide({
      actors: {
        loadLibrary: fromPromise<LibraryPage, LibraryAsked>(async ({ input }) => {
          asked.push(input);
          const at = Number(input.cursor ?? 0);
          const entries = files.slice(at, at + 1).filter(({ hash }) => !gone.has(hash));
          return { entries, cursor: at < 2 ? String(at + 1) : null, size: null, folders: [] };
        }),
      },
    }),
    { input: { list: 'uploaded', folder: null, filters: noFilters, kinds: [] } },
  ).start();
  await waitFor(library, (state) => state.matches('resting'));
  library.send({ type: 'end.approach' });
  await waitFor(library, (state) => state.matches('resting'));
  library.send({ type: 'end.approach' });
  await waitFor(library, (state) => state.matches('exhausted'));
  return { library, gone, asked };
}

test('a file that was deleted far down is not listed any more, and the rest keeps its place', async () => {
  const { library, gone } = await openLibrary();
  gone.add(ownFile(2).hash);
  library.send(answered('filesDelete', [ownFile(2).hash]));
  await waitFor(library, (state) => state.matches('exhausted'));
  const hashes = library.getSnapshot().context.entries.map(({ hash }) => hash);
  expect(hashes).toEqual([ownFile(1).hash, ownFile(3).hash]);
});

test('the details that ask for a deletion have its dialog opened for that file alone', async () => {
  const { library } = await openLibrary();
  const seen = vi.fn();
  library.on('dialog.requested', seen);
  library.send(answered('fileDetails', { hash: 'hash-2', changes: {}, next: 'deletion' }));
  expect(seen).toHaveBeenCalledWith(
    expect.objectContaining({ dialog: 'filesDelete', input: { hashes: ['hash-2'] } }),
  );
});

test('words are asked for once they rest, from the first page on, and stand in the address', async () => {
  const { library, asked } = await openLibrary();
  const seen = vi.fn();
  library.on('location.requested', seen);
  library.send({ type: 'search.change', text: 'la' });
  library.send({ type: 'search.change', text: 'lake' });
  expect(asked).toHaveLength(3);
  await waitFor(library, (state) => !state.matches('typing'));
  expect(asked.slice(3)).toMatchObject([{ cursor: null, filters: { search: 'lake' } }]);
  expect(seen).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/library/uploaded?q=lake', replace: true }),
  );
});
