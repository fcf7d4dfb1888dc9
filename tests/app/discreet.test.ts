import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { discreetMachine } from '#machines/app/discreet.machine.ts';
import type { DiscreetEmitted } from '#machines/app/discreet.types.ts';

let applied: boolean[] = [];
let said: string[] = [];
beforeEach(() => {
  applied = [];
  said = [];
});

const start = () => {
  const keepDiscreet = fromCallback<{ type: 'discreet.apply'; isOn: boolean }>(({ receive }) => {
    receive(({ isOn }) => applied.push(isOn));
  });
  const actor = createActor(discreetMachine.provide({ actors: { keepDiscreet } }));
  actor.on('notice.shown', ({ key }: DiscreetEmitted) => said.push(key));
  return actor.start();
};

test('a switch is kept, and said', () => {
  const actor = start();
  actor.send({ type: 'discreet.switch' });
  expect(actor.getSnapshot().value).toBe('on');
  actor.send({ type: 'discreet.switch' });
  expect(actor.getSnapshot().value).toBe('off');
  expect(applied).toEqual([true, false]);
  expect(said).toEqual(['app.notices.discreetOn', 'app.notices.discreetOff']);
});

test('what another tab chose is followed in silence', () => {
  const actor = start();
  actor.send({ type: 'discreet.changed', isOn: true });
  expect(actor.getSnapshot().value).toBe('on');
  actor.send({ type: 'discreet.changed', isOn: false });
  expect(actor.getSnapshot().value).toBe('off');
  expect(applied).toEqual([]);
  expect(said).toEqual([]);
});
