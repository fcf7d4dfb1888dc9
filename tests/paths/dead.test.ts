import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { charts } from './charts/all.ts';
import { deadParts } from './dead.ts';
import { explorer } from './explore.ts';
import { exploreAll } from './explore-all.ts';
import { generate } from './generate/generate.ts';

const machine = createMachine({
  id: 'mill',
  initial: 'still',
  states: {
    still: {
      on: {
        'wheel.turn': [{ target: 'turning' }, { target: 'attic' }],
        'wheel.look': 'passage',
      },
    },
    turning: {
      initial: 'slow',
      onDone: 'still',
      states: { slow: { on: { 'wind.blow': 'fast' } }, fast: {} },
    },
    passage: { always: 'still', on: { 'door.open': 'attic' } },
    attic: { on: { 'stairs.descend': 'still' } },
  },
});

test('what no run can come to is told by the drawing alone', () => {
  expect(Object.fromEntries(deadParts(machine))).toEqual({
    'still|wheel.turn|1': 'an alternative before it never refuses',
    'turning|done|0': '"turning" is never done: no final state in it is entered',
    'passage|door.open|0': '"passage" is left at once, before any event',
    'attic|stairs.descend|0': '"attic" is never entered',
    attic: 'no transition leads to "attic"',
  });
});

test('a suite says so, and does not look for it', () => {
  const { coverage, search } = generate('mill', { machine, cases: {} });
  expect(search.cut).toBe(false);
  expect(coverage.leftOut).toContainEqual({
    goal: 'passage|door.open|0',
    kind: 'unreachable',
    reason: '"passage" is left at once, before any event',
  });
});

test.each(Object.entries(charts))('nothing that is called dead is taken in %s', (_, subject) => {
  const graph = explorer(subject, { places: 200, steps: 1_000 });
  const taken = exploreAll(graph).flatMap(({ result }) => result.taken);
  expect(taken.filter((id) => graph.dead.has(id))).toEqual([]);
});
