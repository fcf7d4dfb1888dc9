import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { aimOf } from './criteria.ts';
import { explorer } from './explore.ts';
import { exploreAll } from './explore-all.ts';
import { follow } from './generate/predefined.ts';
import { capped, minimise } from './minimise.ts';
import type { Walk } from './place.ts';
import { shortened } from './shorten.ts';
import { nameOfWalk, challengesOf } from './suite.ts';

/** A row of rooms with a door to the next one, a window to jump out of, and one to ring in. */
const machine = createMachine({
  id: 'rooms',
  initial: 'one',
  on: { leave: '.one' },
  states: {
    one: { on: { next: 'two', skip: 'three' } },
    two: { on: { next: 'three', ring: { actions: 'ring' } } },
    three: { on: { next: 'four' } },
    four: {},
  },
});
const graph = explorer({ machine, cases: {}, guards: 'unknown' });
exploreAll(graph);
const aim = aimOf('transition', graph);
const walk = (...steps: string[]): Walk => {
  const [start] = graph.starts;
  if (!start) throw new Error('It does not begin.');
  return follow(graph, start, steps).walk;
};
const provedBy = (walks: readonly Walk[]) =>
  new Set(walks.flatMap((one) => challengesOf(aim, one)).flat());
const steps = (walks: readonly Walk[]) => walks.reduce((sum, { edges }) => sum + edges.length, 0);
const names = (walks: readonly Walk[]) => walks.map(nameOfWalk);

describe('a suite is made smaller', () => {
  test('by what another walk proves as well', () => {
    const walks = [walk('next', 'ring'), walk('next'), walk('next', 'next', 'next')];
    const few = minimise(aim, walks, provedBy(walks));
    expect(names(few)).toEqual(['next → ring', 'next → next → next']);
    expect(provedBy(few)).toEqual(provedBy(walks));
  });

  test('by an end that proves nothing new', () => {
    const walks = [walk('skip', 'next', 'leave', 'next', 'ring', 'leave', 'skip')];
    expect(names(minimise(aim, walks, provedBy(walks)))).toEqual([
      'skip → next → leave → next → ring',
    ]);
  });

  test('by a detour, a loop and a long beginning', () => {
    const walks = [
      walk('next', 'ring', 'next', 'next'),
      walk('next', 'next', 'leave', 'skip'),
      walk('next', 'leave', 'leave', 'next', 'ring', 'leave'),
    ];
    const short = shortened(graph, aim, walks, provedBy(walks));
    expect(provedBy(short)).toEqual(provedBy(walks));
    expect(steps(short)).toBeLessThan(steps(walks) - 4);
    for (const one of short)
      for (const [at, edge] of one.edges.entries())
        expect(edge.from).toBe(one.edges[at - 1]?.to ?? one.start.key);
  });

  test('but not where the order is what is proved', () => {
    const pairs = aimOf('pair', graph);
    const walks = [walk('next', 'leave', 'next', 'leave', 'skip')];
    expect(shortened(graph, pairs, walks, provedBy(walks))).toEqual(walks);
  });
});

test('a walk longer than the cap goes on in another, from where it was', () => {
  const [long] = [walk('next', 'ring', 'ring', 'next', 'next')];
  const pieces = capped(graph, long ? [long] : [], 3);
  expect(pieces.every(({ edges }) => edges.length <= 3)).toBe(true);
  expect(provedBy(pieces)).toEqual(provedBy(long ? [long] : []));
});
