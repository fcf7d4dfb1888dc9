import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { backHoldMachine } from '#machines/navigation/back-hold.machine.ts';
import type { BackPressed } from '#machines/navigation/back-hold.types.ts';
import { backHoldAdapter, type BackHoldWindow } from '#src/actors/navigation/back-hold.adapter.ts';

/** A window whose steps back are taken only when the test says so, as a browser's are. */
const createPage = () => {
  const entries: unknown[] = [{ key: 'page' }];
  let due = 0;
  const target = new EventTarget();
  const history = {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    back: () => void (due += 1),
  };
  const pop = () => {
    entries.pop();
    target.dispatchEvent(new Event('popstate'));
  };
  const takeSteps = async () => {
    for (; due > 0; due -= 1) pop();
    await Promise.resolve();
  };
  const page = Object.assign(target, { history }) as unknown as BackHoldWindow;
  return { page, entries, pop, takeSteps, due: () => due };
};

const start = () => {
  const browser = createPage();
  const pressed: BackPressed[] = [];
  const parent = createActor(
    setup({ types: { events: {} as BackPressed } }).createMachine({
      on: { 'back.pressed': { actions: ({ event }) => pressed.push(event) } },
    }),
  ).start();
  const actor = createActor(backHoldMachine.provide(backHoldAdapter(browser.page)), {
    input: { parent },
  }).start();
  return { ...browser, actor, pressed };
};

test('Back is the parent’s, once for each time it is held', () => {
  const { actor, entries, pop, pressed, due } = start();
  actor.send({ type: 'back.hold' });
  expect(entries).toEqual([{ key: 'page' }, { key: 'page', dialog: true }]);
  pop();
  expect(pressed).toHaveLength(1);
  actor.send({ type: 'back.hold' });
  pop();
  expect(pressed).toHaveLength(2);
  actor.send({ type: 'back.release' });
  expect(actor.getSnapshot().value).toBe('free');
  expect(due()).toBe(0);
  expect(entries).toHaveLength(1);
});

test('what is released unpressed steps back, and nothing is reported', async () => {
  const { actor, entries, takeSteps, pressed } = start();
  actor.send({ type: 'back.hold' });
  actor.send({ type: 'back.release' });
  expect(actor.getSnapshot().value).toBe('returning');
  await takeSteps();
  await expect.poll(() => actor.getSnapshot().value).toBe('free');
  expect(entries).toEqual([{ key: 'page' }]);
  expect(pressed).toEqual([]);
});

test('held again while the step back is due, it waits for that step', async () => {
  const { actor, entries, takeSteps, pressed, pop } = start();
  actor.send({ type: 'back.hold' });
  actor.send({ type: 'back.release' });
  actor.send({ type: 'back.hold' });
  expect(entries).toHaveLength(2);
  await takeSteps();
  await expect.poll(() => actor.getSnapshot().value).toBe('holding');
  expect(entries).toHaveLength(2);
  pop();
  expect(pressed).toHaveLength(1);
});

test('a page that has moved on in between is not stepped back from', () => {
  const { actor, entries, due } = start();
  actor.send({ type: 'back.hold' });
  entries.push({ key: 'other page' });
  actor.send({ type: 'back.release' });
  expect(due()).toBe(0);
});

test('an actor that is stopped while it holds steps back', () => {
  const { actor, due } = start();
  actor.send({ type: 'back.hold' });
  actor.stop();
  expect(due()).toBe(1);
});
