import { describe, expect, test } from 'vitest';
import { contrast, fromOklch, over, readColours, type Linear, type Scheme } from './colours.ts';

const colours = readColours();
const grounds = ['paper', 'surface', 'raised', 'sunken'];

/** Everything that is read on something, by what it is read on. */
const texts: readonly [ink: string, ground: string][] = [
  ...['text', 'text-quiet', 'accent-text', 'negative', 'positive', 'caution', 'warm'].flatMap(
    (ink) => grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-negative', 'negative'],
  ['on-negative', 'negative-strong'],
  ['accent-text', 'accent-quiet'],
  ['paper', 'text'],
  ...['accent', 'warm', 'positive', 'caution', 'negative'].map((tone): [string, string] => [
    'text',
    `${tone}-quiet`,
  ]),
  ...['warm', 'positive', 'caution', 'negative'].map((tone): [string, string] => [
    tone,
    `${tone}-quiet`,
  ]),
];

/** Lines and marks that carry a meaning: edges of fields, the focus ring, progress, the badge. */
const marks: readonly [mark: string, ground: string][] = [
  ...['line-strong', 'focus', 'accent', 'negative', 'warm'].flatMap((mark) =>
    grounds.map((ground): [string, string] => [mark, ground]),
  ),
  ['focus', 'accent-quiet'],
  ['focus', 'negative-quiet'],
  ['focus', 'caution-quiet'],
];

const solid = (name: string, scheme: Scheme): Linear => {
  const colour = colours.get(name);
  if (!colour) throw new Error(`There is no token --color-${name}.`);
  return colour[scheme].rgb;
};

test('the arithmetic agrees with the definition: black on white is 21, mid-grey is known', () => {
  expect(contrast(fromOklch(0, 0, 0), fromOklch(1, 0, 0))).toBeCloseTo(21, 1);
  expect(contrast(fromOklch(0.5999, 0, 0), fromOklch(1, 0, 0))).toBeCloseTo(3.95, 1);
});

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(texts)('%s is read on %s', (ink, ground) => {
    expect(contrast(solid(ink, scheme), solid(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s is seen on %s', (mark, ground) => {
    expect(contrast(solid(mark, scheme), solid(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  test('text is read through frost over any picture', () => {
    const frost = colours.get('frost')?.[scheme];
    if (!frost) throw new Error('There is no token --color-frost.');
    for (const picture of [fromOklch(0, 0, 0), fromOklch(1, 0, 0), fromOklch(0.6, 0.25, 30)]) {
      expect(contrast(solid('text', scheme), over(frost, picture))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
