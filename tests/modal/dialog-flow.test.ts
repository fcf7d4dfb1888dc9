import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import type { DialogSought, LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogsEmitted } from '#machines/modal/dialogs.types.ts';

const asked = {
  id: 'a',
  dialog: 'password',
  input: { purpose: 'modal.password.protected' },
} as const;

/** A stack whose dialogs are fetched by `load`, on a clock of the test's own. */
const stack = (load: () => Promise<LoadedDialog>) => {
  const clock = new SimulatedClock();
  const flow = dialogFlowMachine.provide({
    actors: { loadDialog: fromPromise<LoadedDialog, DialogSought>(load) },
  });
  const actor = createActor(
    dialogsMachine.provide({
      actors: {
        flow,
        backHold: setup({}).createMachine({}) as never,
        watchMotion: fromCallback<{ type: 'motion.read' }>(() => undefined),
      },
    }),
    { clock },
  );
  const said: { type: string }[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  actor.send({ type: 'dialog.open', ...asked });
  const inner = () => actor.getSnapshot().children['a.flow']?.getSnapshot() as { value: unknown };
  const stage = () => actor.getSnapshot().context.entries[0]?.stage;
  return { actor, clock, said, inner, stage };
};
const settle = () => vi.waitFor(() => Promise.resolve());
const lost = () => Promise.reject<LoadedDialog>(new Error('no chunk'));
const answered = (answer: DialogsEmitted['answer']) => ({
  type: 'dialog.answered',
  id: 'a',
  dialog: 'password',
  answer,
});

test('nothing is shown for 200 ms, then that it is loading', () => {
  const { clock, inner, stage } = stack(() => new Promise(() => {}));
  clock.increment(199);
  expect(stage()).toBe('coming');
  clock.increment(1);
  expect(inner().value).toEqual({ loading: 'slow' });
  expect(stage()).toBe('shown');
});

test('a chunk that does not come is asked for once more, then the dialog closes and says so', async () => {
  const { actor, clock, said, inner } = stack(lost);
  await vi.waitFor(() => expect(inner().value).toBe('offering'));
  actor.getSnapshot().children['a.flow']?.send({ type: 'flow.retry' });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual([
    { type: 'notice.shown', tone: 'negative', key: 'modal.dialogs.lost' },
    answered({ kind: 'cancelled' }),
  ]);
  clock.increment(200);
  expect(actor.getSnapshot().value).toBe('empty');
});

test('a chunk that never comes is given up after 120 s', () => {
  const { clock, inner } = stack(() => new Promise(() => {}));
  clock.increment(120_000);
  expect(inner().value).toBe('offering');
});

const machine = setup({
  types: {
    events: {} as { type: 'end' } | { type: 'break' } | { type: 'payment.updated' },
    output: {} as DialogsEmitted['answer'],
    emitted: {} as { type: string; answer?: DialogsEmitted['answer'] },
  },
  actions: {
    explode: () => {
      throw new Error('broken');
    },
  },
}).createMachine({
  id: 'sample',
  initial: 'busily',
  output: { kind: 'confirmed', value: null },
  states: {
    busily: { tags: 'busy', on: { 'payment.updated': 'calmly', break: { actions: 'explode' } } },
    calmly: { on: { end: 'over' } },
    over: { type: 'final' },
  },
});
const loadSample = () =>
  Promise.resolve<LoadedDialog>({ logic: machine, input: undefined, view: null });

test('at work it is not left; it hears what the app says; its end is the answer', async () => {
  const { actor, said, stage } = stack(loadSample);
  await vi.waitFor(() => expect(stage()).toBe('shown'));
  actor.send({ type: 'dialog.dismiss', id: 'a' });
  expect(stage()).toBe('shown');
  actor.send({ type: 'app.event', told: { type: 'payment.updated' } });
  actor.send({ type: 'app.event', told: { type: 'end' } });
  await settle();
  expect(said).toEqual([answered({ kind: 'confirmed', value: null })]);
  expect(stage()).toBe('leaving');
});

test('one that rests is left at once', async () => {
  const { actor, said, stage } = stack(loadSample);
  await vi.waitFor(() => expect(stage()).toBe('shown'));
  actor.send({ type: 'app.event', told: { type: 'payment.updated' } });
  actor.send({ type: 'dialog.dismiss', id: 'a' });
  expect(said).toEqual([answered({ kind: 'cancelled' })]);
});

test('one that breaks is closed with a notice, and takes nothing with it', async () => {
  const { actor, said, stage } = stack(loadSample);
  await vi.waitFor(() => expect(stage()).toBe('shown'));
  actor.send({ type: 'app.event', told: { type: 'break' } });
  await vi.waitFor(() => expect(said.map(({ type }) => type)).toContain('notice.shown'));
  expect(actor.getSnapshot().status).toBe('active');
});
