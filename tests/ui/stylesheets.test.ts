import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from '#src/ui/style/breakpoints.ts';
import { readColours } from './colours.ts';

const filesOf = (ending: string): string[] =>
  ['src', 'stories'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => `${room}/${path}`),
  );

const sheets = filesOf('.css').map((path) => ({
  path,
  css: readFileSync(path, 'utf8'),
}));
const found = (pattern: RegExp): string[] =>
  sheets.flatMap(({ path, css }) =>
    [...css.matchAll(pattern)].map((match) => `${path}: ${match[1] ?? match[0]}`),
  );

test('stylesheets break at the widths of breakpoints.ts and nowhere else', () => {
  const allowed = Object.values(breakpoints).map((width) => `${width}px`);
  const widths = found(/@media[^{]*\bwidth\b[^{]*/g).flatMap((rule) =>
    (rule.match(/\d+px/g) ?? []).filter((width) => !allowed.includes(width)),
  );
  expect(widths).toEqual([]);
});

/** The rules of a stylesheet, at any depth: the last part of each selector, without states, and what is declared. */
const rulesOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => {
        const last =
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '';
        return { last: last.replaceAll(/\[[^\]]*\]|:.*/g, ''), selector: selector.trim(), body };
      }),
  );

/** Hidden words placed against the page would make it as high as the whole list that scrolls in a window. */
test('what scrolls or clips is what its own parts are placed against', () => {
  const placed = /(?:^|\s)(?:position|contain|container-type):/;
  const escaping = sheets.flatMap(({ path, css }) => {
    const rules = rulesOf(css);
    const held = new Set(rules.filter(({ body }) => placed.test(body)).map(({ last }) => last));
    return rules
      .filter(({ body }) => /overflow(?:-\w+)?:[^;]*\b(?:auto|scroll|hidden|clip)\b/.test(body))
      .filter(({ last }) => !held.has(last))
      .map(({ selector }) => `${path}: ${selector} needs a position`);
  });
  expect(escaping).toEqual([]);
});

test('colours are spelled in tokens.css alone', () => {
  const raw = found(/[^-\w](#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch)a?\()/gi);
  expect(raw.filter((place) => !place.startsWith('src/ui/style/tokens.css'))).toEqual([]);
});

test('every custom property that is used is a token or is set where it is used', () => {
  const known = new Set(
    sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])),
  );
  const fromViews = [...filesOf('.tsx'), 'src/app/boot.ts'].flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/'(--[\w-]+)'/g),
  ]);
  for (const match of fromViews) known.add(match[1]);
  // Ark sets these on what floats: the room that is left, and the width of what it belongs to.
  known.add('--available-height').add('--reference-width');
  const used = found(/var\((--[\w-]+)/g);
  expect(used.filter((place) => !known.has(place.split(': ')[1]))).toEqual([]);
});

test('the stylesheet holds the whole palette', () => {
  expect(readColours().size).toBeGreaterThanOrEqual(26);
});
