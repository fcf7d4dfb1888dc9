import { expect, test } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { lazyLogic } from '#src/app/lazy-logic.ts';
import { lazy } from '#src/ui/loading/lazy.ts';

const counter = setup({
  types: {
    context: {} as { count: number },
    input: {} as { from: number },
    events: {} as { type: 'more' },
    emitted: {} as { type: 'counted'; count: number },
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  on: {
    more: {
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        emit(({ context }) => ({ type: 'counted', count: context.count })),
      ],
    },
  },
});

const delays = [0, 0];
const when = () => new Promise<void>(() => undefined);

/** A machine that loads when `open` is called; `fail` lets the next tries fail. */
const gated = (failures = 0) => {
  const errors: unknown[] = [];
  let tries = 0;
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve());
  });
  const source = lazy(
    async () => {
      await opened;
      tries += 1;
      if (tries <= failures) throw new Error(`try ${tries}`);
      return counter;
    },
    { onError: (error) => errors.push(error), delays },
  );
  return { source, errors, open: () => gate.dispatchEvent(new Event('open')), tries: () => tries };
};

test('queues events, and replays them when the machine has loaded', async () => {
  const { source, open } = gated();
  const actor = createActor(lazyLogic(source), { input: { from: 5 } });
  const counts: number[] = [];
  actor.on('counted', ({ count }) => counts.push(count));
  actor.start();
  actor.send({ type: 'more' });
  actor.send({ type: 'more' });
  expect(counts).toEqual([]);
  expect(actor.getSnapshot().context).toBeUndefined();
  open();
  await source.load();
  expect(counts).toEqual([6, 7]);
  actor.send({ type: 'more' });
  expect(actor.getSnapshot().context?.count).toBe(8);
});

test('is the machine at once when it has loaded already', async () => {
  const source = lazy(() => Promise.resolve(counter));
  await source.load();
  const actor = createActor(lazyLogic(source), { input: { from: 1 } }).start();
  actor.send({ type: 'more' });
  expect(actor.getSnapshot().context?.count).toBe(2);
});

test('waits for what it is given to wait for, unless its events are urgent', async () => {
  const { source, open, tries } = gated();
  open();
  const patient = createActor(lazyLogic(source, { when }), { input: { from: 1 } }).start();
  patient.send({ type: 'more' });
  await expect.poll(tries).toBe(0);
  const urgent = createActor(lazyLogic(source, { when, isUrgent: true }), { input: { from: 1 } });
  urgent.start().send({ type: 'more' });
  await expect.poll(tries).toBe(1);
  expect(patient.getSnapshot().context?.count).toBe(2);
});

test('is tried again, and each failure is reported', async () => {
  const { source, errors, open } = gated(2);
  open();
  expect(await source.load()).toBe(counter);
  expect(errors.map(String)).toEqual(['Error: try 1', 'Error: try 2']);
  expect(source.now()).toBe(counter);
});

test('fails after its tries, and the next event asks for it again', async () => {
  const { source, errors, open, tries } = gated(3);
  open();
  const actor = createActor(lazyLogic(source), { input: { from: 5 } }).start();
  actor.send({ type: 'more' });
  await expect.poll(tries).toBe(3);
  await expect.poll(() => actor.getSnapshot().value).toBe('failed');
  expect(errors).toHaveLength(3);
  actor.send({ type: 'more' });
  await expect.poll(() => actor.getSnapshot().context?.count).toBe(7);
});

test('shares a request that is under way', async () => {
  const { source, open, tries } = gated();
  const both = [source.load(), source.load()];
  open();
  await Promise.all(both);
  expect(tries()).toBe(1);
});
