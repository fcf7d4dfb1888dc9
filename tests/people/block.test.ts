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

test('nobody is banned by a first press: nothing is chosen, which is said until it is', () => {
  const actor = createActor(blockMachine, {
    input: { displayName: 'Ada Lovelace', banType: null, userId: 7 },
  }).start();
  expect(actor.getSnapshot().context.chosen).toBeNull();
  actor.send({ type: 'ban.confirm' });
  expect(actor.getSnapshot().value).toBe('unchosen');
  actor.send({ type: 'ban.confirm' });
  expect(actor.getSnapshot().value).toBe('unchosen');
  actor.send({ type: 'ban.choose', banType: 'mute' });
  expect(actor.getSnapshot().value).toBe('choosing');
});
