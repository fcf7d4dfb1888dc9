import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { charts } from './charts/all.ts';
import { compare } from './equivalent.ts';
import { explorer } from './explore.ts';
import { chance, randomWalk } from './generate/random.ts';
import { generate } from './generate/generate.ts';
import { mutate } from './mutate.ts';
import { operators } from './mutant.ts';
import { mutationsOf } from './mutations.ts';
import { prepare } from './prepare.ts';
import { runPrepared } from './run/actor.ts';
import type { Subject } from './subject.ts';
import { shrink, type Trial } from './shrink.ts';
import { suiteOf } from './suite.ts';
import { aimOf } from './criteria.ts';

const chart = (name: string) => {
  const subject = charts[name];
  if (!subject) throw new Error(`No chart ${name}.`);
  return subject;
};

describe.each([
  'media-player',
  'checkout',
  'traffic-light',
  'microwave',
  'vending',
  'television',
  'tariff',
  'dice',
  'first-sight',
])('%s', (name) => {
  const subject = chart(name);
  const score = mutate(name, subject, generate(name, subject));

  test('its suite notices 95 of 100 faults', () => {
    expect(score.killed / score.mortal).toBeGreaterThanOrEqual(0.95);
  });

  test('what it does not notice comes with a walk that would', () => {
    const survivors = score.results.filter(({ verdict }) => verdict === 'survived');
    expect(survivors.filter(({ missed }) => missed.length === 0)).toEqual([]);
  });
});

test('every operator finds something to spoil', () => {
  const spoilt = ['media-player', 'elevator', 'fetch-retry', 'television'].flatMap((name) =>
    mutationsOf(chart(name).machine).map(({ operator }) => operator),
  );
  expect(operators.filter((operator) => !spoilt.includes(operator))).toEqual([]);
});

test('the chart itself is not touched, whatever is put into its copies', () => {
  const { machine } = chart('vending');
  const before = JSON.stringify(machine.config);
  for (const { build } of mutationsOf(machine)) build();
  expect(JSON.stringify(machine.config)).toBe(before);
});

test('a fault that nothing can show is told apart', () => {
  const subject = chart('counter');
  const ours = prepare(subject);
  expect(compare(explorer(subject), ours, prepare(subject)).kind).toBe('same');
});

test('a fault where nobody comes by counts against the suite', () => {
  const machine = createMachine({
    id: 'house',
    initial: 'hall',
    states: {
      hall: { on: { 'door.open': { guard: () => false, target: 'cellar' } } },
      cellar: { on: { 'light.switch': 'hall' } },
    },
  });
  const subject: Subject = { machine, cases: {} };
  const score = mutate('house', subject, generate('house', subject));
  expect(score.unreached).toBeGreaterThan(0);
  expect(score.killed / score.mortal).toBeLessThan(1);
  const unreached = { 'cellar|light.switch|0': 'nobody has the key' };
  const excused = mutate('house', { ...subject, unreached }, generate('house', subject));
  expect(excused.unreached).toBeLessThan(score.unreached);
});

test('weaker oracles find less', () => {
  const subject = chart('checkout');
  const suite = generate('checkout', subject);
  const strong = mutate('checkout', subject, suite);
  const weak = mutate('checkout', subject, suite, { seen: ['value'], probes: false });
  expect(weak.killed).toBeLessThan(strong.killed);
});

describe('a random walk that fails', () => {
  const subject = chart('vending');
  const graph = explorer(subject);
  const aim = aimOf('decision', graph);
  const faults = mutationsOf(subject.machine).filter((_, at) => at % 6 === 0);

  test.each(faults.map((fault) => [fault.id, fault] as const))('shrinks: %s', (_, fault) => {
    const theirs = prepare({ ...subject, machine: fault.build() });
    const trial: Trial = (walk) => {
      const making = { flow: '', generator: 'random', seed: 1, cap: 60 } as const;
      const suite = suiteOf(making, graph, aim, [walk], []);
      const [failure] = runPrepared(subject, theirs, suite, { probes: false }).failures;
      return failure ? Math.max(0, failure.step) : null;
    };
    const next = chance(7);
    const walks = Array.from({ length: 20 }, () => randomWalk(graph, next, 40));
    const failing = walks.find((walk) => walk && trial(walk) !== null);
    const shortest = compare(graph, prepare(subject), theirs);
    if (!failing || shortest.kind !== 'different') return;
    const { edges } = shrink(graph, failing, trial);
    expect(edges.length).toBeLessThanOrEqual(Math.max(1, shortest.labels.length) + 2);
  });
});
