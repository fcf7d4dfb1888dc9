import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../adapter.ts';
import { layout } from '../draw/layout.ts';
import { generate } from '../generate/generate.ts';
import { handsOf } from '../hands.ts';
import { flowReport, shareOf } from './flow-report.ts';
import { htmlOf } from './html.ts';

const machine = createMachine(
  {
    id: 'gate',
    description: 'A gate <b>with</b> a keeper.',
    initial: 'shut',
    states: {
      shut: {
        meta: { requirement: 'spec §1' },
        on: { knock: [{ guard: 'isFriend', target: 'asking' }, { actions: 'frown' }] },
      },
      asking: {
        meta: { requirement: ['spec §1', 'spec §2'] },
        invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'shut' },
      },
      open: {},
      attic: { on: { leave: 'shut' } },
    },
  },
  {
    guards: { isFriend: ({ event }) => (event as { word?: string }).word === 'friend' },
    actions: { frown: () => {} },
  },
);
const subject = {
  machine,
  cases: {
    events: { knock: [{ word: 'friend' }, { word: 'foe' }] },
    outcomes: { ask: { done: ['yes'], error: [{ kind: 'offline' }] } },
  },
};
const chart = chartOf(machine);
const suite = generate('house/gate', subject, { criterion: 'decision' });
const report = flowReport('house/gate', chart, [suite]);

describe('what a report knows', () => {
  test('every transition that was taken, and by which tests', () => {
    expect(report.transitions['shut|knock|0']?.tests.length).toBeGreaterThan(0);
    expect(report.transitions['attic|leave|0']).toEqual({ times: 0, tests: [] });
    expect(shareOf(report)).toBeCloseTo((chart.transitions.length - 1) / chart.transitions.length);
  });

  test('both answers of a guard and both outcomes of an invoke', () => {
    const [guard] = report.guards;
    expect([guard?.yes.times, guard?.no.times].every((times) => (times ?? 0) > 0)).toBe(true);
    const [invoke] = report.invokes;
    expect(invoke).toMatchObject({ state: 'asking', port: 'ask' });
    expect(invoke?.done?.times).toBeGreaterThan(0);
    expect(invoke?.error?.times).toBeGreaterThan(0);
  });

  test('requirements, where they stand and what proves them', () => {
    expect(report.requirements.map(({ requirement, about }) => [requirement, about])).toEqual([
      ['spec §1', ['shut', 'asking']],
      ['spec §2', ['asking']],
    ]);
  });

  test('what is left out, with the reason', () => {
    expect(report.leftOut.map(({ goal, kind }) => [goal, kind])).toContainEqual([
      'attic|leave|0',
      'unreachable',
    ]);
  });

  test('an excused transition counts as taken', () => {
    const excused = generate('house/gate', {
      ...subject,
      unreached: { 'attic|leave|0': 'Nobody goes up.' },
    });
    expect(shareOf(flowReport('house/gate', chart, [excused]))).toBe(1);
  });
});

test('events that no hand makes are counted by their reasons', async () => {
  const gestures = {
    knock: () => Promise.resolve(),
    'wind.blown': { world: 'the weather' },
    'rain.fell': { world: 'the weather' },
  };
  const hands = handsOf({ ...subject, gestures });
  expect(hands).toEqual({
    byHand: 1,
    kept: [{ reason: 'the weather', events: ['wind.blown', 'rain.fell'] }],
  });
  const counted = flowReport('house/gate', chart, [suite], { hands });
  const page = htmlOf([{ report: counted, drawing: await layout(chart) }]);
  expect(page).toContain('<td class="number">1</td><td class="number">2</td><td>2: the weather');
});

test('the page lists every test with its steps, each with a way to its line in the drawing', async () => {
  const page = htmlOf([{ report, drawing: await layout(chart) }]);
  expect(report.walks).toHaveLength(report.tests);
  for (const { begins, steps } of report.walks) {
    expect(page).toContain(`<td>as it begins</td><td>${begins}</td>`);
    for (const { label, place } of steps)
      expect(page).toContain(`<td>${label}</td><td>${place}</td>`);
  }
  for (const [, anchor = ''] of page.matchAll(/href="#(house[^"]+)"/g))
    expect(page).toContain(`id="${anchor}"`);
});

test('the page shows what was missed, safely', async () => {
  const page = htmlOf([{ report, drawing: await layout(chart) }]);
  expect(page).toContain('A gate &lt;b&gt;with&lt;/b&gt; a keeper.');
  expect(page).toContain('class="transition missed"');
  expect(page).toContain('class="transition hit"');
  expect(page).toContain('attic|leave|0');
  expect(page).not.toMatch(/https?:\/\/|<script/);
});
