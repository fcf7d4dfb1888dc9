import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from './adapter.ts';
import { checkout } from './charts/checkout.ts';
import { password } from './charts/password.ts';

const idsOf = (machine: Parameters<typeof chartOf>[0]) =>
  chartOf(machine).transitions.map(({ id }) => id);

describe('a chart as data', () => {
  const chart = chartOf(checkout);

  test('names transitions by state, event and place among the alternatives', () => {
    expect(
      chart.transitions.filter(({ source }) => source === 'charging').map(({ id }) => id),
    ).toEqual([
      'charging|done(0.checkout.charging)|0',
      'charging|done(0.checkout.charging)|1',
      'charging|done(0.checkout.charging)|2',
      'charging|error(0.checkout.charging)|0',
      'charging|error(0.checkout.charging)|1',
      'charging|after(30000)|0',
    ]);
  });

  test('knows ports, guards, actions and targets by name', () => {
    expect(chart.states.find(({ path }) => path === 'charging')).toMatchObject({
      kind: 'atomic',
      entry: ['countAttempt'],
      exit: [],
      invokes: [{ src: 'charge', done: true, error: true }],
    });
    expect(chart.transitions.find(({ id }) => id === 'cart|cart.confirm|0')).toMatchObject({
      guard: 'hasItems',
      targets: ['address'],
      kind: 'event',
    });
  });

  test('is plain data, with the text of what a name stands for', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    expect(chart.sources['guards.hasItems']).toContain('context.items > 0');
  });

  test('spells guards that are made of guards', () => {
    const guards = chartOf(password).transitions.map(({ guard }) => guard);
    expect(guards.filter((guard) => guard?.startsWith('or('))).toEqual([
      expect.stringMatching(/^or\(isTired, ƒ/),
    ]);
  });
});

test('ids are unique even where an event is called as a word of ours', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: {
        initial: 'b',
        states: { b: { on: { end: 'c' } }, c: { type: 'final' } },
        on: { done: 'd', always: 'd' },
        onDone: 'd',
      },
      d: {},
    },
  });
  expect(new Set(idsOf(machine)).size).toBe(idsOf(machine).length);
});
