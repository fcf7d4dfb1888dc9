import { describe, expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { charts } from '../charts/all.ts';
import { explorer } from '../explore.ts';
import { exploreAll } from '../explore-all.ts';
import type { Generator, Suite } from '../model.ts';
import { runOnActor } from '../run/actor.ts';
import type { Subject } from '../subject.ts';
import { generate } from './generate.ts';
import { postman } from './postman.ts';
import { simple } from './simple.ts';

const chart = (name: string): Subject => {
  const subject = charts[name];
  if (!subject) throw new Error(`No chart ${name}.`);
  return subject;
};
const player = chart('media-player');
const stepsOf = ({ tests }: Suite) => tests.reduce((sum, { steps }) => sum + steps.length, 0);

test.each<Generator>(['cover', 'postman', 'shortest', 'simple', 'random'])(
  '%s makes a suite that a real actor passes',
  (generator) => {
    const suite = generate('player', player, { generator, criterion: 'transition' });
    expect(suite.tests.length).toBeGreaterThan(0);
    const kinds = suite.coverage.leftOut.map(({ kind }) => kind);
    // Simple paths never come back, and random ones come where they come.
    expect(['simple', 'random'].includes(generator) ? ['missed'] : []).toEqual([...new Set(kinds)]);
    expect(runOnActor(player, suite).failures).toEqual([]);
  },
);

test.each(['state', 'transition', 'pair', 'decision', 'ignored', 'case'] as const)(
  'the criterion "%s" is met to the last goal',
  (criterion) => {
    const suite = generate('player', player, { criterion });
    expect(suite.coverage.goals.length).toBeGreaterThan(3);
    expect(suite.coverage.leftOut).toEqual([]);
    expect(runOnActor(player, suite).failures).toEqual([]);
  },
);

test('greedy walks are shorter than one shortest path for each goal', () => {
  const vending = chart('vending');
  const greedy = generate('vending', vending, { criterion: 'transition' });
  const paths = generate('vending', vending, { criterion: 'transition', generator: 'shortest' });
  expect(stepsOf(greedy)).toBeLessThan(stepsOf(paths));
});

test('no test is longer than the cap where its goals allow it', () => {
  for (const cap of [4, 8, 12]) {
    const { tests } = generate('player', player, { cap, generator: 'random' });
    expect(Math.max(...tests.map(({ steps }) => steps.length))).toBeLessThanOrEqual(cap);
  }
});

describe('the postman', () => {
  test.each(['word-editor', 'history-menu', 'microwave', 'vending', 'parallel-upload'])(
    'takes every edge of %s, twice only where it must',
    (name) => {
      const graph = explorer(chart(name));
      const edges = exploreAll(graph);
      const walked = postman(graph).flatMap((walk) => walk.edges);
      expect(new Set(walked).size).toBe(edges.length);
      const balance = new Map<string, number>();
      for (const { from, to } of edges) {
        balance.set(from, (balance.get(from) ?? 0) - 1);
        balance.set(to, (balance.get(to) ?? 0) + 1);
      }
      for (const { key } of graph.starts) balance.delete(key);
      // Fewer steps than every missing way out asks for cannot be: each needs a way there.
      const missing = [...balance.values()].filter((rest) => rest < 0);
      const least = edges.length - missing.reduce((sum, rest) => sum + rest, 0);
      expect(walked.length).toBeGreaterThanOrEqual(least);
    },
  );
});

test('simple paths end where their limit is, and say so', () => {
  const graph = explorer(chart('word-editor'), { places: 30, steps: 2_000 });
  const { cut, walks } = simple(graph, () => true, 500);
  expect(cut).toBe(true);
  expect(walks.length).toBeGreaterThan(0);
});

describe('walks that a tester wrote', () => {
  test('are kept as they are', () => {
    const paths = [{ steps: ['player.load 1', 'player.play', '1000 ms', 'player.pause'] }];
    const { tests } = generate('player', player, { generator: 'predefined', paths });
    expect(tests.map(({ name }) => name)).toEqual([paths[0]?.steps.join(' → ')]);
  });

  test('say where they cannot go on, and what can be done there', () => {
    const paths = [{ steps: ['player.load 2', 'player.pause'] }];
    expect(() => generate('player', player, { generator: 'predefined', paths })).toThrow(
      /after player\.load 2, "player\.pause" cannot be done\. What can: .*player\.cover/,
    );
  });
});

const randomWalks = (seed: number) =>
  generate('player', player, { generator: 'random', seed }).tests.map(({ name }) => name);

test('another seed gives other random walks', () => {
  expect(randomWalks(1)).toEqual(randomWalks(1));
  expect(randomWalks(1)).not.toEqual(randomWalks(2));
});

test('what a budget leaves out stands there with its reason', () => {
  const budget = { places: 20, steps: 60 };
  const { coverage, search } = generate('counter', chart('counter'), { budget });
  expect(search.cut).toBe(true);
  expect(coverage.leftOut.map(({ goal, kind }) => [goal, kind])).toContainEqual([
    'full|count.reset|0',
    'budget',
  ]);
});

test('where a search has spent its budget, chance is asked', () => {
  const names = ['a', 'b', 'c', 'd'] as const;
  type Counts = Record<(typeof names)[number], number>;
  const up = (name: (typeof names)[number]) => ({
    actions: assign<Counts, { type: string }, undefined, { type: string }, never>({
      [name]: ({ context }: { context: Counts }) => context[name] + 1,
    }),
  });
  const machine = createMachine({
    types: {} as { context: Counts },
    id: 'far',
    context: { a: 0, b: 0, c: 0, d: 0 },
    initial: 'on',
    states: {
      on: {
        always: {
          guard: ({ context }) => names.every((name) => context[name] > 2),
          target: 'end',
        },
        on: Object.fromEntries(names.map((name) => [name, up(name)])),
      },
      end: {},
    },
  });
  const far: Subject = { machine, cases: {}, guards: 'unknown' };
  const { coverage, search } = generate('far', far, { budget: { places: 60, steps: 200 } });
  expect(search.cut).toBe(true);
  expect(coverage.leftOut).toEqual([]);
});

test('a wildcard offers an event of its own to a model without gestures', () => {
  const machine = createMachine({
    id: 'wild',
    initial: 'calm',
    states: { calm: { on: { 'alarm.*': 'alert' } }, alert: { on: { '*': 'calm' } } },
  });
  expect(generate('wild', { machine, cases: {} }).coverage.leftOut).toEqual([]);
});
