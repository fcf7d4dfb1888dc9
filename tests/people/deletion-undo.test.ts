import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import type { TakenBack } from '#machines/people/relation-undo.types.ts';
import type { DeletionUndo, Undo } from '#machines/people/undo.types.ts';

const undo: DeletionUndo = { kind: 'deletion', hashes: ['lake', 'sea', 'fog'] };

/** All that an undo of three deleted files emits, by the answer to it. */
async function emittedBy(answer: () => Promise<TakenBack>) {
  const takeBack = fromPromise<TakenBack, Undo>(answer);
  const actor = createActor(relationUndoMachine.provide({ actors: { takeBack } })).start();
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.send({ type: 'relation.undo', undo });
  await waitFor(actor, (state) => state.matches('resting'));
  actor.stop();
  return emitted;
}
const back = (...restored: string[]) => emittedBy(async () => ({ restored }));

test('all files are back: who lists them reads them again, and it is said', async () => {
  expect(await back('lake', 'sea', 'fog')).toEqual([
    { type: 'files.restored' },
    {
      type: 'notice.shown',
      tone: 'positive',
      key: 'media.deletionUndo.done',
      params: { count: 3 },
    },
  ]);
});

test('fewer are back: the rest is not passed over', async () => {
  expect(await back('sea')).toEqual([
    { type: 'files.restored' },
    {
      type: 'notice.shown',
      tone: 'caution',
      key: 'media.deletionUndo.partly',
      params: { count: 1, total: 3 },
    },
  ]);
});

test('none is back: it is too late, and not tried again', async () => {
  expect(await back()).toEqual([
    { type: 'notice.shown', tone: 'negative', key: 'media.deletionUndo.tooLate' },
  ]);
});

test.each([
  ['media.deletionUndo.full', { kind: 'conflict', code: 'storage_full', message: 'Full.' }],
  ['media.deletionUndo.refused', { kind: 'conflict', code: 'other', message: 'No.' }],
  ['media.deletionUndo.refused', { kind: 'offline' }],
])('%s is said with the undo once more', async (key, failure) => {
  // oxlint-disable-next-line prefer-promise-reject-errors -- ports throw plain data
  const emitted = await emittedBy(() => Promise.reject(failure));
  const action = { label: 'media.filesUndo.again', undo };
  expect(emitted).toMatchObject([{ type: 'notice.shown', tone: 'negative', key, action }]);
});
