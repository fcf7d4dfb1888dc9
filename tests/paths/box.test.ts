import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { boxed, type Box } from './box.ts';
import { generate } from './generate/generate.ts';
import type { Subject } from './subject.ts';

const machine = createMachine({
  id: 'hall',
  initial: 'hall',
  states: {
    hall: { on: { cellar: 'cellar', attic: 'attic', garden: 'garden' } },
    cellar: { type: 'final' },
    attic: { invoke: { id: 'ask', src: 'ask', onDone: 'key', onError: 'cellar' } },
    key: { type: 'final' },
    garden: { type: 'final' },
  },
});
const subject: Subject = {
  machine,
  cases: { outcomes: { ask: { done: [1], error: [{ kind: 'offline' }] } } },
};
const suite = generate('house/hall', subject);
const whole: Box = { most: null, steps: null, by: 'risk' };
const namesOf = (box: Partial<Box>, more: Partial<Subject> = {}) =>
  boxed(suite, { ...subject, ...more }, { ...whole, ...box }).tests.map(({ name }) => name);

test('without a limit a suite is as it was', () => {
  expect(boxed(suite, subject, whole)).toBe(suite);
});

test('the test of most risk comes first, and a limit takes only so many', () => {
  expect(namesOf({ most: 1 })).toEqual(['attic → ask fails offline']);
  expect(namesOf({ most: 99 })).toHaveLength(suite.tests.length);
});

test('steps are a limit too, and what does not fit makes room for what does', () => {
  expect(namesOf({ steps: 3 })).toEqual(['attic → ask fails offline', 'cellar']);
  expect(namesOf({ steps: 1 })).toEqual(['cellar']);
});

test('a model weighs what matters to it: a transition, or a state with all that leaves it', () => {
  expect(namesOf({ most: 1 }, { weights: { 'hall|garden|0': 9 } })).toEqual(['garden']);
  expect(namesOf({ most: 1 }, { weights: { attic: 0 } })).not.toEqual(['attic → ask answers']);
});

test('what is lost stands in what is left out, and what is taken is counted anew', () => {
  const { tests, coverage } = boxed(suite, subject, { ...whole, most: 1 });
  const lost = coverage.leftOut.filter(({ kind }) => kind === 'boxed').map(({ goal }) => goal);
  expect(Object.values(coverage.covered).flat()).toEqual(
    Object.keys(coverage.covered).map(() => 0),
  );
  expect(tests).toHaveLength(1);
  expect(lost).toContain('hall|garden|0');
  expect([...Object.keys(coverage.covered), ...lost].toSorted()).toEqual(
    Object.keys(suite.coverage.covered).toSorted(),
  );
});
