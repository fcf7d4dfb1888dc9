import { describe, expect, test } from 'vitest';
import { assign, setup, type AnyStateMachine } from 'xstate';
import { generate } from './generate/generate.ts';
import type { GenerateOptions } from './generate/generate.ts';
import type { Subject } from './subject.ts';

const machine = setup({
  types: { context: {} as { key: boolean; turns: number }, events: {} as { type: string } },
  guards: {
    hasKey: ({ context }) => context.key,
    isNever: () => false,
    isWorn: ({ context }) => context.turns > 10,
  },
  actions: {
    turn: assign({ turns: ({ context }) => Math.min(11, context.turns + 1) }),
    jam: () => {},
    fall: assign(() => {
      throw new Error('The lock fell out.');
    }),
  },
}).createMachine({
  id: 'lock',
  context: { key: true, turns: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: { guard: 'hasKey', target: 'ajar' },
        pick: { guard: 'isNever', target: 'ajar' },
        force: { guard: 'isWorn', target: 'broken' },
        kick: { actions: 'fall' },
        turn: { actions: 'turn' },
      },
    },
    ajar: { on: { close: 'shut' } },
    broken: { on: { mend: 'shut' } },
    cellar: { on: { climb: 'shut' } },
  },
}) as unknown as AnyStateMachine;

const subject: Subject = { machine, cases: {} };
const whyNot = (goal: string, own: Partial<Subject> = {}, options: GenerateOptions = {}) => {
  const { coverage } = generate('house/lock', { ...subject, ...own }, options);
  const found = coverage.leftOut.find((one) => one.goal === goal);
  return found && `${found.kind}: ${found.reason}`;
};
const small = { budget: { places: 4, steps: 60 } };

describe('what no test proves stands there with its reason', () => {
  test.each([
    ['shut|pick|0', 'noCase: guard "isNever" never says yes, or one before it always does'],
    ['shut|open|0 = no', 'noCase: guard "hasKey" never says no'],
    ['cellar|climb|0', 'unreachable: "cellar" is never entered'],
    ['shut|kick|0', 'breaks: "kick" throws: The lock fell out.'],
  ])('%s', (goal, reason) => {
    expect(whyNot(goal)).toBe(reason);
  });

  test('that the model excuses it', () => {
    const unreached = { 'cellar|climb|0': 'nobody goes there' };
    expect(whyNot('cellar|climb|0', { unreached })).toBe('excused: nobody goes there');
  });

  test('that the budget ended first', () => {
    expect(whyNot('broken|mend|0', {}, small)).toMatch(
      /^budget: "broken" was not found in 4 places/,
    );
    expect(whyNot('broken|mend|0')).toBeUndefined();
  });

  test('that the run cannot make the step, and why', () => {
    const may = { may: ({ offer }: { offer: { type: string } }) => offer.type !== 'open' };
    expect(whyNot('shut|open|0', {}, may)).toBe('filtered: no step of this run takes it');
    expect(whyNot('shut|open|0', {}, { ...may, why: () => 'it is dark' })).toBe(
      'filtered: it is dark',
    );
  });

  test('that this generator did not come by', () => {
    const options = { generator: 'predefined', paths: [{ steps: ['turn'] }] } as const;
    expect(whyNot('shut|open|0', {}, options)).toBe('missed: no walk of this generator comes by');
  });
});
