import { expect, test } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { late } from '#src/app/late.ts';

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

test('keeps what it is told, and goes on as the machine when the code has come', async () => {
  let now: typeof counter | null = null;
  let hurried = 0;
  const gate = new EventTarget();
  const coming = new Promise<typeof counter>((resolve) => {
    gate.addEventListener('open', () => resolve(counter));
  });
  const logic = late<typeof counter>({
    now: () => now,
    load: () => coming,
    hurry: () => (hurried += 1),
  });
  const actor = createActor(logic, { input: { from: 5 } });
  const said: number[] = [];
  actor.on('counted', ({ count }) => said.push(count));
  actor.start();
  actor.send({ type: 'more' });
  actor.send({ type: 'more' });
  expect(hurried).toBe(2);
  expect(said).toEqual([]);
  now = counter;
  gate.dispatchEvent(new Event('open'));
  await coming;
  expect(said).toEqual([6, 7]);
  actor.send({ type: 'more' });
  expect(actor.getSnapshot().context.count).toBe(8);
});

test('is the machine at once when its code is there already', () => {
  const logic = late<typeof counter>({ now: () => counter, load: () => Promise.resolve(counter) });
  const actor = createActor(logic, { input: { from: 1 } }).start();
  actor.send({ type: 'more' });
  expect(actor.getSnapshot().context.count).toBe(2);
});
