import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import type { CaptionsWritten } from '#machines/media/file-captions.types.ts';
import type { FileUses } from '#machines/media/file-uses.types.ts';
import type { PreviewOffer } from '#machines/media/file-preview.types.ts';
import type { UploadSource } from '#machines/media/uploaded.types.ts';
import type { Caption } from '#machines/posts/post.types.ts';
import { fileCaptionsAdapter } from '#src/actors/media/file-captions.adapter.ts';
import { captionFile, english, portuguese, subRip } from '#stories/media/file-captions.fixtures.ts';
import { noUses } from '#stories/media/file-details.fixtures.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { stubHttp } from '#tests/lib/stub.ts';

const video = ownFile(2, { type: 'video', seconds: 40, preview: 'off', captions: [portuguese] });

/** The dialog of a file, whose server takes all that it is sent, once `answer` was called. */
function openDetails(file: LibraryFile) {
  const gate = new EventTarget();
  const answer = () => gate.dispatchEvent(new Event('open'));
  const answered = new Promise((resolve) => gate.addEventListener('open', resolve));
  const sent: CaptionsWritten[] = [];
  const captions = fileCaptionsMachine.provide({
    actors: {
      readCaptions: fromPromise<string, { source: UploadSource }>(() => Promise.resolve(subRip)),
      saveCaptions: fromPromise<readonly Caption[], CaptionsWritten>(async ({ input }) => {
        sent.push(input);
        await answered;
        return [english, portuguese];
      }),
    },
  });
  const preview = filePreviewMachine.provide({
    actors: {
      savePreview: fromPromise<PreviewOffer, PreviewOffer & { hash: string }>(async ({ input }) => {
        await answered;
        return { isOffered: input.isOffered };
      }),
    },
  });
  const loadUses = fromPromise<FileUses, { hash: string }>(() => Promise.resolve(noUses));
  const details = createActor(
    fileDetailsMachine.provide({ actors: { loadUses, captions, preview } }),
    { input: { file } },
  ).start();
  return { details, sent, answer };
}

const captionsOf = (details: ActorRefFrom<typeof fileDetailsMachine>) => {
  const { captions } = details.getSnapshot().context;
  if (!captions) throw new Error('There are no captions.');
  return captions;
};

test('what is added and chosen in the dialog is its answer, and it stays open until it was sent', async () => {
  const { details, sent, answer } = openDetails(video);
  const captions = captionsOf(details);
  captions.send({ type: 'captions.add' });
  captions.send({ type: 'file.choose', file: captionFile() });
  await waitFor(captions, ({ context }) => context.text !== null);
  captions.send({ type: 'captions.send', language: 'en' });
  captions.send({ type: 'captions.send', language: 'en' });
  details.getSnapshot().context.preview?.send({ type: 'choice.make', choice: { isOffered: true } });
  expect(details.getSnapshot().hasTag('busy')).toBe(true);
  expect(details.getSnapshot().can({ type: 'file.delete' })).toBe(false);
  answer();
  await waitFor(details, (state) => !state.hasTag('busy'));
  expect(sent).toEqual([{ hash: 'hash-2', language: 'en', text: subRip }]);
  details.send({ type: 'dialog.dismiss' });
  expect(details.getSnapshot().output).toEqual({
    kind: 'confirmed',
    value: {
      hash: 'hash-2',
      changes: { captions: [english, portuguese], preview: 'on' },
      next: null,
    },
  });
});

test('a dialog in which nothing was done answers nothing', () => {
  const { details } = openDetails(video);
  details.send({ type: 'dialog.dismiss' });
  expect(details.getSnapshot().output).toEqual({ kind: 'cancelled' });
});

test.each([
  ['a picture', ownFile(1)],
  ['a video that is not ready', { ...video, url: null }],
  ['a video that was bought', { ...video, purchase: {} as LibraryFile['purchase'] }],
  ['a video of a server without captions', ownFile(2, { type: 'video' })],
])('%s has neither captions nor a preview', (_, file) => {
  const { captions, preview } = openDetails(file).details.getSnapshot().context;
  expect([captions, preview]).toEqual([null, null]);
});

test('the library opens the details again as they were left', async () => {
  const library = createActor(
    libraryMachine.provide({
      actors: {
        loadLibrary: fromPromise<LibraryPage, LibraryAsked>(() =>
          Promise.resolve({ entries: [ownFile(1), video], cursor: null, size: null, folders: [] }),
        ),
      },
    }),
    { input: { list: 'uploaded', folder: null, filters: noFilters, kinds: [] } },
  ).start();
  await waitFor(library, (state) => state.matches('exhausted'));
  const changes = { captions: [english], preview: 'on' } as const;
  library.send({
    type: 'dialog.answered',
    id: 'library-file',
    dialog: 'fileDetails',
    answer: { kind: 'confirmed', value: { hash: video.hash, changes, next: null } },
  });
  const asked: unknown[] = [];
  library.on('dialog.requested', ({ dialog, input }) => asked.push({ dialog, input }));
  library.send({ type: 'file.inspect', key: video.key });
  expect(asked).toEqual([{ dialog: 'fileDetails', input: { file: { ...video, ...changes } } }]);
});

const bytes: readonly [string, BlobPart, string | null][] = [
  ['UTF-8 with a mark', `\uFEFF${subRip}`, subRip],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0, 0x30, 0x04]), 'aа'],
  ['an old code page', new Uint8Array([0xcf, 0xf0, 0xe8]), null],
  ['no bytes', '', ''],
];
test.each(bytes)('a file is read as text: %s', async (_, part, text) => {
  const { readCaptions } = fileCaptionsAdapter(stubHttp({})).actors;
  const source = new File([part], 'lake.srt');
  const actor = createActor(readCaptions, { input: { source } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await waitFor(actor, ({ status }) => status !== 'active').catch(() => undefined);
  expect(actor.getSnapshot().output ?? null).toBe(text);
});
