import { describe, expect, test } from 'vitest';
import type { ChartFile } from '../../.storybook/statechart/chart-file.types.ts';
import { filtered, rowsOf } from '../../.storybook/statechart/state-index/rows.ts';

const file: ChartFile = {
  id: 'tip',
  title: 'Dialogs/Billing/Tip',
  fingerprint: '',
  size: [1, 1],
  states: {},
  lines: [],
  cut: false,
  configurations: [
    { leaves: ['choosing'], start: 0, steps: [], requirements: ['spec §2'], stories: ['Choosing'] },
    {
      leaves: ['paying', 'card.known'],
      start: 0,
      steps: ['tip.review'],
      requirements: [],
      stories: [],
    },
  ],
};
const silent: ChartFile = {
  ...file,
  id: 'session',
  title: null,
  configurations: file.configurations.map((one) => ({ ...one, stories: [] })),
};
const rows = rowsOf({ 'auth/session': silent, 'billing/tip': file }, new Set(['billing/tip']));
const all = { domain: '', dialogsOnly: false, noStory: false, changed: false, words: '' };

describe('the state index', () => {
  test('links each state to a story of its flow, in that state', () => {
    expect(rows.map(({ key, href }) => [key, href])).toEqual([
      ['choosing', null],
      ['paying,card.known', null],
      ['choosing', './?path=/story/dialogs-billing-tip--choosing&state=choosing'],
      [
        'paying,card.known',
        './?path=/story/dialogs-billing-tip--choosing&state=paying%2Ccard.known',
      ],
    ]);
  });

  test.each([
    [{}, 4],
    [{ domain: 'auth' }, 2],
    [{ dialogsOnly: true }, 2],
    [{ noStory: true }, 3],
    [{ changed: true }, 2],
    [{ words: 'SPEC §2' }, 2],
    [{ dialogsOnly: true, noStory: true }, 1],
    [{ words: 'nothing of it' }, 0],
  ])('is filtered by %o', (filter, count) => {
    expect(filtered(rows, { ...all, ...filter })).toHaveLength(count);
  });
});
