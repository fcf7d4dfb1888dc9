import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import type { DialogSought, LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import { dialogMachine } from '#machines/modal/dialog.machine.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogsEmitted } from '#machines/modal/dialog-token.types.ts';
import { passes } from '#tests/lib/passes.ts';

const asked = {
  id: 'a',
  dialog: 'password',
  input: { purpose: 'auth.password.protected' },
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
        dialog: dialogMachine.provide({ actors: { flow } }),
        backHold: setup({}).createMachine({}) as never,
        watchMotion: fromCallback<{ type: 'motion.read' }>(() => undefined),
        holdPage: fromCallback<{ type: 'page.read' }, { isUnsent: () => boolean }>(() => undefined),
      },
    }),
    { clock },
  );
  const said: { type: string }[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  actor.send({ type: 'dialog.open', ...asked });
  const dialog = () => {
    const [first] = actor.getSnapshot().context.dialogs;
    if (!first) throw new Error('There is no dialog.');
    return first;
  };
  const inside = () => dialog().getSnapshot().context.flow;
  const inner = () => inside()?.getSnapshot().value;
  const stage = () => dialog().getSnapshot().value;
  return { actor, clock, said, dialog, inside, inner, stage };
};
const shown = { standing: { shown: 'untouched' } };
const settle = () => passes(() => Promise.resolve());
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
  expect(inner()).toEqual({ loading: 'slow' });
  expect(stage()).toEqual(shown);
});

test('a chunk that does not come is asked for once more, then the dialog closes and says so', async () => {
  const { actor, clock, said, inner, inside } = stack(lost);
  await passes(() => expect(inner()).toBe('offering'));
  inside()?.send({ type: 'flow.retry' });
  await passes(() => expect(said).toHaveLength(2));
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
  expect(inner()).toBe('offering');
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

test('at work it is not left; it receives app events; its end is the answer', async () => {
  const { actor, dialog, said, stage } = stack(loadSample);
  await passes(() => expect(stage()).toEqual(shown));
  dialog().send({ type: 'dialog.dismiss' });
  expect(stage()).toEqual(shown);
  actor.send({ type: 'app.event', appEvent: { type: 'payment.updated' } });
  actor.send({ type: 'app.event', appEvent: { type: 'end' } });
  await settle();
  expect(said).toEqual([answered({ kind: 'confirmed', value: null })]);
  expect(stage()).toEqual({ standing: 'leaving' });
});

test('one that rests is left at once', async () => {
  const { actor, dialog, said, stage } = stack(loadSample);
  await passes(() => expect(stage()).toEqual(shown));
  actor.send({ type: 'app.event', appEvent: { type: 'payment.updated' } });
  dialog().send({ type: 'dialog.dismiss' });
  expect(said).toEqual([answered({ kind: 'cancelled' })]);
});

test('one that breaks is closed with a notice, and takes nothing with it', async () => {
  const { actor, said, stage } = stack(loadSample);
  await passes(() => expect(stage()).toEqual(shown));
  actor.send({ type: 'app.event', appEvent: { type: 'break' } });
  await passes(() => expect(said.map(({ type }) => type)).toContain('notice.shown'));
  expect(actor.getSnapshot().status).toBe('active');
});
