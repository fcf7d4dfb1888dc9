import { describe, expect, test } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { machineOf } from './build.ts';
import { generate } from './generate/generate.ts';
import { brokenInvariants, difference } from './oracle.ts';
import { runOnActor } from './run/actor.ts';
import type { Subject } from './subject.ts';
import { charts } from './charts/all.ts';

const lamp = (after: number, more: object = {}): AnyStateMachine =>
  machineOf(
    {
      id: 'lamp',
      initial: 'dark',
      states: {
        dark: {
          meta: { requirement: 'spec §1 light' },
          on: {
            press: { target: 'bright', actions: 'click', meta: { requirement: 'spec §2 click' } },
          },
        },
        bright: { after: { [after]: 'dark' }, ...more },
      },
    },
    { actions: { click: () => {} } },
  );

const subject = (machine: AnyStateMachine, own: Partial<Subject> = {}): Subject => ({
  machine,
  cases: {},
  ...own,
});
const suite = generate('house/lamp', subject(lamp(500)));
const seenIn = (machine: AnyStateMachine, own: Partial<Subject> = {}) =>
  runOnActor(subject(machine, own), suite).failures.map(({ what }) => what);

describe('the oracle sees', () => {
  test('nothing, where all is as it should be', () => {
    expect(seenIn(lamp(500))).toEqual([]);
  });

  test('a delay that ends one millisecond early or late', () => {
    expect(seenIn(lamp(499))).toEqual(['deadlines']);
    expect(seenIn(lamp(501))).toEqual(['deadlines']);
  });

  test('an action that is not done any more', () => {
    const silent = lamp(500).provide({ actions: {} });
    expect(seenIn(silent)).toEqual([]);
    expect(seenIn(lamp(500, { entry: 'click' }))).toEqual(['effects']);
  });

  test('an event that must change nothing and does', () => {
    expect(seenIn(lamp(500, { on: { press: 'dark' } }))).toEqual(['ignored']);
  });

  test('a sentence that does not hold', () => {
    const invariants = { 'It is never bright': (at: { value: unknown }) => at.value !== 'bright' };
    expect(seenIn(lamp(500), { invariants })).toEqual(['invariant']);
    expect(brokenInvariants(subject(lamp(1)), createActor(lamp(1)).getSnapshot())).toEqual([]);
  });
});

test('two observations differ in the first thing that is looked at', () => {
  const [first] = suite.tests;
  if (!first) throw new Error('There is a test.');
  const { begins } = first;
  expect(difference(begins, begins)).toBeNull();
  const other = { ...begins, context: '"other"', deadlines: [3] };
  expect(difference(begins, other)?.what).toBe('context');
  expect(difference(begins, other, ['deadlines'])).toEqual({
    what: 'deadlines',
    expected: '[]',
    actual: '[3]',
  });
});

test('every sentence of the specification that a chart names becomes a goal, where it is named', () => {
  const { coverage, tests } = generate('house/lamp', subject(lamp(500)), {
    criterion: 'requirement',
  });
  expect(coverage.goals.map(({ id }) => id)).toEqual([
    'spec §1 light @ dark',
    'spec §2 click @ dark|press|0',
  ]);
  expect(coverage.leftOut).toEqual([]);
  expect(tests).toHaveLength(1);
});

test('in a chart that names no requirement there is nothing to prove', () => {
  const { coverage } = generate('mountQueue', charts['mountQueue'] ?? subject(lamp(1)), {
    criterion: 'requirement',
  });
  expect(coverage.goals).toEqual([]);
});
