import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { callsOf } from '../emit/drive.ts';
import { charts } from '../charts/all.ts';
import { generate } from '../generate/generate.ts';
import type { Suite, Test } from '../model.ts';
import { mutationsOf } from '../mutations.ts';
import { runOnActor } from '../run/actor.ts';
import type { Subject } from '../subject.ts';
import { Departed, drive, type Driven } from './drive.ts';

const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'knock'; by: string } },
  actions: { ring: () => undefined },
  actors: { ask: fromPromise(() => Promise.resolve('yes')) },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        knock: {
          target: 'asking',
          actions: ['ring', assign({ knocks: ({ context }) => context.knocks + 1 })],
        },
      },
    },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'shut' } },
    open: { after: { 1000: 'shut' } },
  },
});

const asked = () =>
  drive({ machine: door, cases: {} })
    .begins('shut', { context: { knocks: 0 } })
    .ignores('leave')
    .send({ type: 'knock', by: 'Ada' })
    .isIn('asking', {
      context: { knocks: 1 },
      children: ['ask'],
      does: ['ring', 'spawnChild ["ask"]'],
    });

describe('a chart that is driven', () => {
  test('is where the test says, with its ports and its clock in the hands of the test', () => {
    asked()
      .fails('ask')
      .isIn('shut', { children: [], does: ['stopChild "ask"'] })
      .send({ type: 'knock', by: 'Bo' })
      .isIn('asking', {
        context: { knocks: 2 },
        children: ['ask'],
        does: ['ring', 'spawnChild ["ask"]'],
      })
      .done('ask', 'yes')
      .isIn('open', { children: [], waits: [1000], does: ['stopChild "ask"'] })
      .wait(1000)
      .isIn('shut');
  });

  test.each<[string, () => Driven, RegExp]>([
    [
      'another state',
      () => asked().done('ask').isIn('shut'),
      /After knock → ask is done, in open: leaves: expected \["shut"\], seen \["open"\]/,
    ],
    [
      'an action that is not done',
      () =>
        drive(door)
          .send('knock')
          .isIn('asking', { context: { knocks: 1 }, children: ['ask'] }),
      /does: expected \[\], seen \["ring","spawnChild/,
    ],
    [
      'a context that is another',
      () => drive(door).begins('shut', { context: { knocks: 3 } }),
      /At the start, in shut: context: expected \{"knocks":3\}/,
    ],
    [
      'a delay that is shorter',
      () =>
        asked()
          .done('ask')
          .isIn('open', { children: [], waits: [1000], does: ['stopChild "ask"'] })
          .wait(2000),
      /1 ms too early/,
    ],
    [
      'an event that is not ignored',
      () =>
        drive(door)
          .begins('shut', { context: { knocks: 0 } })
          .ignores('knock'),
      /"knock" changes nothing/,
    ],
    [
      'a step that the model does not know',
      () => drive(door).take('leave 2'),
      /no step "leave 2" here/,
    ],
  ])('that departs throws: %s', (_, way, words) => {
    expect(way).toThrow(Departed);
    expect(way).toThrow(words);
  });

  test('is asked of a machine or a model alone', () => {
    expect(() => drive({} as never)).toThrow('Only a machine, or a model with one, can be driven.');
  });
});

/** Does what a written test does. */
const obey = (subject: Subject, one: Test): void => {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion, no-new-func -- code that was written is run
  const run = new Function('begun', `begun${callsOf(one).join('')}`) as (begun: Driven) => void;
  run(drive(subject, { start: one.start, answers: one.answers }));
};

const departs = (subject: Subject, { tests }: Suite): boolean =>
  tests.some((one) => {
    try {
      obey(subject, one);
      return false;
    } catch {
      return true;
    }
  });

describe('what is written for a chart', () => {
  test.each(Object.entries(charts))('passes on it: %s', (name, subject) => {
    for (const one of generate(name, subject).tests) obey(subject, one);
  });

  test.each(['checkout', 'history-menu', 'microwave', 'socket', 'tariff', 'wizard'])(
    'finds the faults that the run finds: %s',
    (name) => {
      const subject = charts[name] ?? { machine: door, cases: {} };
      const suite = generate(name, subject);
      const missed = mutationsOf(subject.machine).filter((mutation) => {
        const spoilt = { ...subject, machine: mutation.build() };
        const isFound = runOnActor(spoilt, suite, { once: true }).failures.length > 0;
        return isFound && !departs(spoilt, suite);
      });
      expect(missed.map(({ id }) => id)).toEqual([]);
    },
  );
});
