import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { blockMachine } from '#machines/people/block.machine.ts';

test('without knowing whom, it only asks: the choice is the answer', () => {
  const actor = createActor(blockMachine, {
    input: { displayName: 'Ada Lovelace', banType: 'mute' },
  }).start();
  actor.send({ type: 'ban.choose', banType: 'restrict' });
  actor.send({ type: 'ban.confirm' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', value: 'restrict' });
});
