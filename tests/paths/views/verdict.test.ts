import { expect, test } from 'vitest';
import { mergeJudged, viewScores, type Judged, type Verdict } from './verdict.ts';

const judged = (number: number, verdict: Verdict, more: Partial<Judged> = {}): Judged => ({
  file: 'a.tsx',
  number,
  operator: 'part gone',
  line: 1,
  source: '',
  verdict,
  by: '',
  ...more,
});

test('of several flows the one that found a fault counts', () => {
  const all = [judged(1, 'unreached'), judged(0, 'same'), judged(1, 'found'), judged(0, 'unseen')];
  expect(mergeJudged(all).map(({ number, verdict }) => [number, verdict])).toEqual([
    [0, 'unseen'],
    [1, 'found'],
  ]);
});

test('what nobody could notice does not count; what no walk reaches does', () => {
  const scores = viewScores([
    judged(0, 'found'),
    judged(1, 'same'),
    judged(2, 'styled'),
    judged(3, 'unreached'),
    judged(4, 'unseen'),
    judged(5, 'unreached', { operator: 'attribute inverted' }),
    judged(0, 'found', { file: 'b.tsx' }),
  ]);
  expect(
    scores.map(({ file, found, counted, left }) => [file, found, counted, left.length]),
  ).toEqual([
    ['a.tsx', 1, 3, 2],
    ['b.tsx', 1, 1, 0],
  ]);
});
