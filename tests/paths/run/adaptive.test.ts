import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, type AnyActorRef } from 'xstate';
import { chance } from '../generate/random.ts';
import type { Subject } from '../subject.ts';
import { runAdaptive, type Happened, type System } from './adaptive.ts';

const machine = setup({ actors: { ask: fromPromise(() => Promise.resolve('')) } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.knock': 'asking' } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: ({ event }) => event.output === 'Ada', target: 'open' },
          { target: 'shut' },
        ],
        onError: 'broken',
      },
    },
    open: { on: { 'door.close': 'shut' } },
    broken: { on: { 'door.mend': 'shut' } },
  },
});
const outcomes = { ask: { done: ['Ada', 'Eve'], error: [{ kind: 'offline' }] } };
const subject: Subject = { machine, cases: { outcomes } };

/** The same chart, but it is chance that answers at the door; `spoil` may put a fault into what is seen. */
const systemOf = (
  answers: readonly ('Ada' | 'Eve' | 'none')[],
  spoil = (happened: Happened) => happened,
): System => {
  const next = chance(3);
  let actor: AnyActorRef | null = null;
  const drawn = () => answers[Math.floor(next() * answers.length)];
  return {
    begin: async () => {
      const ask = fromPromise(() => {
        const answer = drawn();
        return answer === 'none'
          ? Promise.reject(new Error('none'))
          : Promise.resolve(answer ?? '');
      });
      actor = createActor(machine.provide({ actors: { ask } }));
      actor.start();
      await Promise.resolve();
    },
    make: async ({ kind, event }) => {
      if (kind === 'event') {
        actor?.send(event);
        return spoil({ event });
      }
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      const snapshot: unknown = actor?.getSnapshot();
      return spoil({ value: (snapshot as { readonly value: string }).value });
    },
    end: async () => {
      actor?.stop();
      await Promise.resolve();
    },
  };
};

test('a system that answers as it likes is followed, until all is seen', async () => {
  const result = await runAdaptive(subject, systemOf(['Ada', 'Eve', 'none']));
  expect(result.departures).toEqual([]);
  expect(result.missing).toEqual([]);
  expect(result.branched.length).toBeGreaterThan(0);
});

test('branches that the system never takes are said', async () => {
  const result = await runAdaptive(subject, systemOf(['Ada']), { sessions: 3, cap: 8 });
  expect(result.departures).toEqual([]);
  expect(result.unseen).toEqual(['ask answers 2', 'ask fails offline']);
  expect(result.missing).toContain('asking|error(ask)|0');
});

const burning = (happened: Happened): Happened =>
  happened.value === 'open' ? { value: 'burnt' } : happened;

test('what the chart does not allow is a failure that says where, and what would have been legal', async () => {
  const { departures } = await runAdaptive(subject, systemOf(['Ada'], burning), { sessions: 1 });
  expect(departures).toEqual([
    {
      session: 0,
      steps: ['door.knock'],
      wanted: expect.stringMatching(/^ask /),
      happened: { value: 'burnt' },
      legal: ['ask answers 1', 'ask answers 2', 'ask fails offline'],
    },
  ]);
});
