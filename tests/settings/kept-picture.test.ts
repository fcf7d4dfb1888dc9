import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import type { PictureSlot } from '#machines/settings/picture-alt.types.ts';
import type { SavedPicture } from '#machines/settings/picture-choice.types.ts';
import { pictureChoiceAdapter } from '#src/actors/settings/picture-choice.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { noPicture, otherBanner, pickedFile } from '#stories/settings/picture-choice.fixtures.ts';
import { upload } from '#stories/media/media.fixtures.ts';

/** A browser's storage; what is in it outlives a page. */
const device = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
};
type Answer = () => Promise<SavedPicture>;
const offline: Answer = () => Promise.reject(Object.assign(new Error('x'), { kind: 'offline' }));
const taken: Answer = () => Promise.resolve(otherBanner);

/** A page of member 7 with the banner's block, and the orders that it gave. */
async function open(store: ReturnType<typeof device>['store'], place = taken) {
  const orders: string[] = [];
  const placed: string[] = [];
  const { actors } = pictureChoiceAdapter({
    http: {} as Http,
    app: { viewer: () => ({ id: 7 }) as never },
    store,
    key: 'pictures',
  });
  const page = createActor(
    pictureChoiceMachine.provide({
      actors: {
        ...actors,
        loadPicture: fromPromise<SavedPicture, { slot: PictureSlot }>(async () => noPicture),
        placePicture: fromPromise<SavedPicture, { slot: PictureSlot; hash: string }>(
          ({ input }) => {
            placed.push(input.hash);
            return place();
          },
        ),
      },
    }),
    { input: { slot: 'banner' } },
  );
  page.on('upload.ordered', ({ order }) =>
    orders.push(`${order.type} ${'id' in order ? order.id : ''}`),
  );
  page.start();
  await waitFor(page, (snapshot) => !snapshot.matches('loading'));
  const say = (id: string, over: Partial<Upload>) =>
    page.send({ type: 'upload.changed', upload: upload({ id, name: 'lake.jpg', ...over }) });
  return { page, orders, placed, say };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a picture that was chosen is put in its place after a reload while it is made ready', async () => {
  const { store, kept } = device();
  const before = await open(store);
  before.page.send({ type: 'picture.choose', file: pickedFile });
  before.say(pickedFile.id, { status: 'processing', hash: 'there' });
  before.page.stop();
  const after = await open(store);
  expect(after.page.getSnapshot().value).toBe('changing');
  expect(after.orders).toEqual(['upload.follow there']);
  after.say('there', { status: 'ready', hash: 'there' });
  await settled();
  expect(after.placed).toEqual(['there']);
  expect(after.page.getSnapshot()).toMatchObject({
    value: 'updated',
    context: { saved: otherBanner },
  });
  expect(kept.size).toBe(0);
  expect((await open(store)).page.getSnapshot().value).toBe('resting');
});

test('a picture that could not be put in its place is tried again, also at the next visit', async () => {
  const { store } = device();
  const before = await open(store, offline);
  before.page.send({ type: 'picture.choose', file: pickedFile });
  before.say(pickedFile.id, { status: 'processing', hash: 'there' });
  before.say(pickedFile.id, { status: 'ready', hash: 'there' });
  await settled();
  expect(before.page.getSnapshot().value).toBe('unplaced');
  before.page.send({ type: 'picture.retry' });
  await settled();
  expect(before.placed).toEqual(['there', 'there']);
  before.page.stop();
  expect((await open(store)).page.getSnapshot().value).toBe('changing');
});

test.each([
  ['refused', 'broken', 'resting'],
  ['not heard of', 'offline', 'changing'],
] as const)('a picture that was %s is kept only where it may still come', async (_, kind, next) => {
  const { store } = device();
  const { page, say } = await open(store);
  page.send({ type: 'picture.choose', file: pickedFile });
  say(pickedFile.id, { status: 'processing', hash: 'there' });
  say(pickedFile.id, { status: 'failed', hash: 'there', reason: { kind } });
  expect(page.getSnapshot().value).toBe('refused');
  page.stop();
  expect((await open(store)).page.getSnapshot().value).toBe(next);
});

test('a picture that is not wanted any more is not there again', async () => {
  const { store } = device();
  const { page, orders, say } = await open(store);
  page.send({ type: 'picture.choose', file: pickedFile });
  say(pickedFile.id, { status: 'processing', hash: 'there' });
  page.send({ type: 'picture.cancel' });
  expect(orders).toEqual([`upload.add ${pickedFile.id}`, `upload.cancel ${pickedFile.id}`]);
  page.stop();
  expect((await open(store)).page.getSnapshot().value).toBe('resting');
});

const large = { status: 'uploading', share: 0.4, canResume: true } as const;

test('a picture that a reload cut off is chosen again, and goes on under its intent', async () => {
  const { store } = device();
  const before = await open(store);
  before.page.send({ type: 'picture.choose', file: pickedFile });
  before.say(pickedFile.id, { ...large, size: pickedFile.source.size });
  before.page.stop();
  const after = await open(store);
  expect(after.page.getSnapshot()).toMatchObject({
    value: 'refused',
    context: { refusal: { filename: 'lake.jpg', reason: { kind: 'unsent' }, share: 0.4 } },
  });
  after.page.send({ type: 'picture.choose', file: { ...pickedFile, id: 'again' } });
  expect(after.page.getSnapshot().value).toBe('changing');
  expect(after.orders).toEqual([`upload.adopt `, `upload.add ${pickedFile.id}`]);
});

test('a picture that this page still sends goes on by itself once its block is there again', async () => {
  const { store } = device();
  const before = await open(store);
  before.page.send({ type: 'picture.choose', file: pickedFile });
  before.page.stop();
  const after = await open(store);
  expect(after.page.getSnapshot().value).toBe('refused');
  after.say(pickedFile.id, large);
  expect(after.page.getSnapshot()).toMatchObject({ value: 'changing', context: { refusal: null } });
});

test('a picture that was cut off is not asked for once it is not wanted any more', async () => {
  const { store, kept } = device();
  const before = await open(store);
  before.page.send({ type: 'picture.choose', file: pickedFile });
  before.say(pickedFile.id, large);
  before.page.stop();
  const after = await open(store);
  after.page.send({ type: 'picture.cancel' });
  expect(after.page.getSnapshot().value).toBe('resting');
  expect(kept.size).toBe(0);
});

test('a picture that the server refused is not asked for by the next visit', async () => {
  const { store } = device();
  const { page, say } = await open(store);
  page.send({ type: 'picture.choose', file: pickedFile });
  say(pickedFile.id, { status: 'failed', reason: { kind: 'refused', list: 'No.' } });
  page.stop();
  expect((await open(store)).page.getSnapshot().value).toBe('resting');
});
