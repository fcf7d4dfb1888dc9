import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type { MassOpened } from '#machines/chat/mass-message.types.ts';
import { reordered } from '#machines/chat/attachments.ts';
import { fresh, upload } from '#stories/media/media.fixtures.ts';

const limits = {
  currency: 'USD',
  messageMax: 5000,
  mediaMax: 20,
  priceMin: 300,
  priceMax: 10_000,
};
const reach = { recipients: 1, excluded: 0 };
const opened = {
  reaches: { followers: reach, subscribers: reach, all: reach },
  undoSeconds: 5 as const,
};
const files = ['a', 'b', 'c'].map((id) => upload({ id }));

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['a', 9, 'bca'],
  ['b', -1, 'bac'],
  ['x', 0, 'abc'],
])('%s put at %i', (id, to, order) => {
  expect(
    reordered(files, { id, to })
      .map((one) => one.id)
      .join(''),
  ).toBe(order);
});

test('a mass message carries its files in the order they were put in', async () => {
  const actor = createActor(
    massMessageMachine.provide({
      actors: { loadAudience: fromPromise<MassOpened, void>(async () => opened) },
    }),
    { input: { limits } },
  ).start();
  await waitFor(actor, (state) => state.matches('composing'));
  const { source } = fresh;
  actor.send({ type: 'files.attach', files: ['a', 'b', 'c'].map((id) => ({ id, source })) });
  actor.send({ type: 'attachment.move', id: 'c', to: 0 });
  const { attachments } = actor.getSnapshot().context;
  expect(attachments.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
