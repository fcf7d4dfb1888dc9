import { describe, expect, test } from 'vitest';
import { raise, type AnyStateMachine } from 'xstate';
import { chartOf } from './adapter.ts';
import { affectedTests } from './affected.ts';
import { machineOf } from './build.ts';
import { diffCharts, isSame } from './diff.ts';
import { generate } from './generate/generate.ts';
import { touchedTests } from './replay.ts';

const words = {
  guards: { isFew: ({ context }: { context: { count: number } }) => context.count < 3 },
  actions: { shout: () => {}, whisper: () => {} },
} as const;

/** Two branches that meet nowhere but at their root: a change of one must not touch the other. */
const tree = (left: object, more: object = {}): AnyStateMachine =>
  machineOf(
    {
      id: 'tree',
      context: { count: 0 },
      initial: 'fork',
      states: {
        fork: { on: { a: 'left', b: 'right' } },
        left: { ...left },
        right: { on: { b: 'far' } },
        far: {},
        ...more,
      },
    },
    words,
  );

const plain = tree({ on: { a: 'far' } });
const compare = (after: AnyStateMachine, before = plain) =>
  diffCharts(chartOf(before), chartOf(after));

const touched = (after: AnyStateMachine, before = plain) => {
  const suite = generate('house/tree', { machine: before, cases: {} }, { criterion: 'transition' });
  const affected = affectedTests(suite, chartOf(before), chartOf(after), compare(after, before));
  return { names: affected.map(({ test: at }) => suite.tests[at]?.name), all: suite.tests.length };
};

describe('what changed', () => {
  test('nothing, when a chart is written anew alike', () => {
    expect(isSame(compare(tree({ on: { a: 'far' } })))).toBe(true);
  });

  test('a target, a guard, an action, each named', () => {
    const after = tree({ on: { a: { target: 'right', guard: 'isFew', actions: 'shout' } } });
    expect(compare(after).transitions).toEqual([
      {
        kind: 'changed',
        id: 'left|a|0',
        text: 'target far → right; guard none → isFew; actions none → shout',
        unseen: [],
      },
    ]);
  });

  test('transitions and states that came and went', () => {
    const after = tree({ on: { c: 'far' } }, { attic: {} });
    expect(compare(after).transitions.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'removed left|a|0',
      'added left|c|0',
    ]);
    expect(compare(after).states).toEqual([
      { kind: 'added', id: 'attic', text: 'is new', unseen: [] },
    ]);
  });

  test('entry and exit of a state', () => {
    const [change] = compare(tree({ on: { a: 'far' }, entry: 'shout', exit: 'whisper' })).states;
    expect(change?.text).toBe('entry none → shout; exit none → whisper');
  });

  test('the body of a guard, and whatever asks it', () => {
    const asked = tree({ on: { a: { target: 'far', guard: 'isFew' } } });
    const stricter = asked.provide({ guards: { isFew: () => false } });
    const diff = compare(stricter, asked);
    expect(diff.words).toEqual(['guards.isFew']);
    expect(diff.transitions.map(({ id }) => id)).toEqual(['left|a|0']);
  });
});

describe('which tests it touches', () => {
  test('those that take the changed branch, not the others', () => {
    const { names, all } = touched(tree({ on: { a: 'right' } }));
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(all);
    for (const name of names) expect(name).toMatch(/^a/);
  });

  test('those that pass where a transition without an event is new', () => {
    const { names } = touched(tree({ on: { a: 'far' }, always: 'right' }));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^a/);
  });

  test('none, when only a state that nobody enters is new', () => {
    expect(touched(tree({ on: { a: 'far' } }, { attic: {} })).names).toEqual([]);
  });
});

const subjectOf = (machine: AnyStateMachine) => ({ machine, cases: {} });

const named = (after: AnyStateMachine, before: AnyStateMachine) => {
  const suite = generate('house/tree', subjectOf(before), { criterion: 'transition' });
  const touched = touchedTests(suite, subjectOf(before), after, compare(after, before));
  return { named: touched.length, all: suite.tests.length };
};

describe('which tests it touches, told by a run of both', () => {
  const asked = tree({ on: { a: { target: 'far', guard: 'isFew', actions: 'shout' } } });

  test('none, where the change comes to nothing', () => {
    expect(named(tree({ on: { a: { target: 'far', guard: 'isFew' } } }), plain).named).toBe(0);
  });

  test('those that go another way, and no others', () => {
    const { named: some, all } = named(tree({ on: { a: 'right' } }), plain);
    expect(some).toBe(1);
    expect(all).toBeGreaterThan(1);
  });

  test('those that may do something new where they rest', () => {
    expect(named(tree({ on: { a: 'far', c: 'right' } }), plain).named).toBe(1);
  });

  test('those that do what no run of a chart shows', () => {
    const louder = asked.provide({ actions: { shout: () => void 'louder' } });
    expect(named(louder, asked).named).toBe(1);
    const said = tree({ on: { a: 'far' }, meta: { requirement: 'spec §9' } });
    expect(named(said, plain).named).toBe(1);
  });

  test('and do it because of what the chart sends itself', () => {
    const calling = tree({
      on: { a: { actions: raise({ type: 'c' }) }, c: { target: 'far', actions: 'shout' } },
    });
    const louder = calling.provide({ actions: { shout: () => void 'louder' } });
    expect(named(louder, calling).named).toBe(1);
  });
});
