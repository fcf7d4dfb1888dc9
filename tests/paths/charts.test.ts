import { describe, expect, test } from 'vitest';
import { charts } from './charts/all.ts';
import { randomChart } from './charts/random-chart.ts';
import { generate } from './generate/generate.ts';
import { runOnActor } from './run/actor.ts';

describe.each(Object.entries(charts))('%s', (name, subject) => {
  const suite = generate(name, subject);

  test('every transition and every answer of a guard is reached', () => {
    expect(suite.coverage.leftOut).toEqual([]);
  });

  test('a real actor does what the suite says', () => {
    expect(runOnActor(subject, suite).failures).toEqual([]);
  });

  test('the same seed gives the same bytes', () => {
    const budget = { places: 500, steps: 2_000 };
    const bytes = () => JSON.stringify(generate(name, subject, { budget }));
    expect(bytes()).toBe(bytes());
  });
});

describe('thirty regions, and counters to eighty', () => {
  test.each(['many-regions', 'regions-and-counter', 'counter', 'two-counters'])(
    '%s costs no more steps than a second is good for',
    (name) => {
      const subject = charts[name];
      if (!subject) throw new Error(`No chart ${name}.`);
      for (const criterion of ['transition', 'decision'] as const) {
        const { search } = generate(name, subject, { criterion });
        expect(search.steps).toBeLessThan(8_000);
        expect(search.cut).toBe(false);
      }
    },
  );
});

describe('charts that nobody thought of', () => {
  test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const subject = randomChart(seed);
    const suite = generate(`random ${seed}`, subject);
    expect(runOnActor(subject, suite).failures).toEqual([]);
    const { covered, goals, leftOut } = suite.coverage;
    expect(Object.keys(covered).length + leftOut.length).toBe(goals.length);
    expect(leftOut.filter(({ reason }) => reason === '')).toEqual([]);
    expect(JSON.stringify(generate(`random ${seed}`, randomChart(seed)))).toBe(
      JSON.stringify(suite),
    );
  });
});
