import { expect, it } from 'vitest';
import { fileOf, openStore } from './stores.ts';

it('holds two parts in memory at once, however many files are on their way', async () => {
  const opened = await openStore('bucket');
  const { store, desk, server } = opened;
  const files = await Promise.all([1, 2, 3, 4].map(() => fileOf(desk, Buffer.alloc(9_000_000))));
  server.trouble = (call) => (call.startsWith('PUT') ? 'silent' : null);
  const sent = files.map((file, index) => store.put(file, `uploads/${index}`, 'video/mp4'));
  const ends = Promise.allSettled(sent);
  const parts = () => server.calls.filter((call) => call.startsWith('PUT')).length;
  await expect.poll(parts).toBe(2);
  for (let turn = 0; turn < 20; turn += 1) await store.size('uploads/none');
  expect(parts()).toBe(2);
  server.trouble = () => null;
  await opened.close();
  await ends;
});

it('goes on with those that wait, each whole', async () => {
  const opened = await openStore('bucket');
  const { store, desk } = opened;
  const files = await Promise.all([1, 2, 3, 4].map(() => fileOf(desk, Buffer.alloc(9_000_000))));
  await Promise.all(files.map((file, index) => store.put(file, `uploads/${index}`, 'video/mp4')));
  const sizes = await Promise.all(files.map((_, index) => store.size(`uploads/${index}`)));
  expect(sizes.map((found) => found?.bytes)).toEqual(files.map(() => 9_000_000));
  await opened.close();
});
