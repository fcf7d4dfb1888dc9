import { describe, expect, test } from 'vitest';
import { htmlOf } from '#src/mails/html-part.tsx';
import { colours, styleSheet } from '#src/mails/html-colours.ts';
import { letters } from '#stories/mails/letters.ts';
import { contrast, readColours, type Linear } from '../ui/colours.ts';

const tokens = readColours();
type Name = keyof (typeof colours)['light'];
const names = Object.keys(colours.light) as Name[];

const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encode = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const hexOf = (rgb: Linear) =>
  `#${rgb
    .map((value) =>
      Math.round(encode(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const rgbOf = (hex: string): Linear => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return [red, green, blue];
};

/** Everything that is read on something, by what it is read on. */
const pairs: readonly [ink: Name, ground: Name][] = [
  ['text', 'paper'],
  ['text', 'surface'],
  ['text-quiet', 'surface'],
  ['accent-text', 'surface'],
  ['on-accent', 'accent'],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(names)('%s is the token of the look', (name) => {
    expect(colours[scheme][name]).toBe(hexOf(tokens.get(name)?.[scheme].rgb ?? [0, 0, 0]));
  });

  test.each(pairs)('%s is read on %s', (ink, ground) => {
    const { [ink]: one, [ground]: other } = colours[scheme];
    expect(contrast(rgbOf(one), rgbOf(other))).toBeGreaterThanOrEqual(4.5);
  });
});

test('each colour of the attributes has its dark one in the style element', () => {
  const dark = Object.values(colours.dark);
  const html = htmlOf(letters['email-change-old']('en')) + htmlOf(letters['card-added']('en'));
  const classed = [...html.matchAll(/class="([^"]+)"[^>]*style="([^"]*)"/g)];
  const bare = [...html.matchAll(/<[a-z]+(?![^>]*class=)[^>]*style="([^"]*)"/g)];
  expect(classed.length).toBeGreaterThan(5);
  expect(bare.filter(([, style = '']) => style.includes('color:'))).toEqual([]);
  for (const [, names = ''] of classed)
    expect(
      names.split(' ').some((name) => styleSheet.includes(`.${name}{`)),
      names,
    ).toBe(true);
  for (const colour of dark) expect(styleSheet).toContain(colour);
});

test('the style element holds no sign that HTML would write as an entity', () => {
  expect(styleSheet).not.toMatch(/[<>&"']/);
});
