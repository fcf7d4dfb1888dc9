import { afterEach, expect, test } from 'vitest';
import { lookOf } from '../../.storybook/looks/look.ts';
import { tryMutants } from '../../.storybook/looks/mutants.ts';
import { inherited, own } from '../../.storybook/looks/properties.ts';

const place = document.createElement('div');
const style = document.createElement('style');
const show = (css: string, html = '<button class="one">Go</button>') => {
  style.textContent = css;
  place.innerHTML = html;
  document.head.append(style);
  document.body.append(place);
  return JSON.stringify(lookOf(document, [place]));
};
afterEach(() => {
  place.remove();
  style.remove();
});

test.each([
  ['a length', '.one{padding:1px}', '.one{padding:2px}'],
  ['a colour', '.one{color:red}', '.one{color:blue}'],
  [
    'a colour in the dark',
    '[data-theme=dark] .one{color:red}',
    '[data-theme=dark] .one{color:blue}',
  ],
  ['under a pointer', '.one:hover{color:red}', '.one:hover{color:blue}'],
  ['under a pointer elsewhere', 'div:hover > .one{color:red}', 'div:hover > .one{color:blue}'],
  ['with focus', '.one:not(:hover, :focus-visible){color:red}', '.one:not(:hover){color:red}'],
  ['before it', '.one::before{content:"a"}', '.one::before{content:"b"}'],
  [
    'in another window',
    '@media (width < 10px){.one{color:red}}',
    '@media (width < 10px){.one{color:blue}}',
  ],
  [
    'in a box',
    '@container (width < 10px){.one{color:red}}',
    '@container (width < 10px){.one{color:blue}}',
  ],
  [
    'in forced colours',
    '@media (forced-colors:active){.one{color:red}}',
    '@media (forced-colors:active){.one{color:blue}}',
  ],
  ['of a transition', '.one{transition:color 1s}', '.one{transition:color 2s}'],
  [
    'of an animation',
    '.one{animation:a 1s}@keyframes a{to{opacity:.5}}',
    '.one{animation:a 1s}@keyframes a{to{opacity:.4}}',
  ],
  ['at its start', '@starting-style{.one{opacity:0}}', '@starting-style{.one{opacity:.1}}'],
])('%s: a change is noticed', (_, before, after) => {
  expect(show(after)).not.toBe(show(before));
});

test.each([
  [
    'of a rule for something else',
    '.two:hover{color:red}',
    '.two:hover{color:blue}',
    '<b class="one">a</b>',
  ],
  ['of a name', '.one{color:red}', '.other{color:red}', '<b class="one other">a</b>'],
])('%s: it is no change of the look', (_, before, after, html) => {
  expect(show(after, html)).toBe(show(before, html));
});

test('words and their length are no part of a look', () => {
  expect(show('', '<p>one</p>')).toBe(show('', '<p>something longer, in another font</p>'));
  const inFont = (font: string) =>
    show(
      `.in{max-inline-size:50%}`,
      `<div style="width: 300px; font-family: ${font}"><p class="in">one</p></div>`,
    );
  expect(inFont('serif').replaceAll('serif', '')).toBe(inFont('fantasy').replaceAll('fantasy', ''));
});

const row = (cell = '<i>a</i>') =>
  `<div class="row" role="row"><div role="gridcell"><b>one</b></div><div role="gridcell">${cell}</div></div>`;
const grid = (...rows: string[]) =>
  `<section><div class="grid" role="grid"><div class="block">${rows.join('')}</div></div></section>`;
const table = (rows: string) => `<table role="grid"><tbody>${rows}</tbody></table>`;

test('a grid looks the same whatever number of rows it has drawn', () => {
  const one = show('', grid(row()) + grid());
  expect(show('', grid(row(), row(), '<div class="row"></div>') + grid(row()))).toBe(one);
  expect(show('', grid(row('<i>a</i><i>b</i>')) + grid())).not.toBe(one);
  expect(show('.row{gap:1px}', grid(row()) + grid())).not.toBe(one);
  const week = '<tr class="week"><td>1</td></tr>';
  expect(show('', table(week + week))).not.toBe(show('', table(week)));
});

test('the theme is as it was', () => {
  document.documentElement.dataset['theme'] = 'light';
  show('');
  expect(document.documentElement.dataset['theme']).toBe('light');
  delete document.documentElement.dataset['theme'];
  show('');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a change of each declaration is tried and noticed', () => {
  show('.one{padding:4px;color:red;padding-top:6px}.one:hover{opacity:.5}');
  const made = tryMutants(document, () => [place], { count: 9, seed: 1 });
  expect(made.map(({ words }) => words).toSorted()).toEqual([
    '.one:hover{opacity:0.5} -> 1.5',
    '.one{padding:6px 4px 4px} -> 9px 4px 4px',
  ]);
  expect(made.every(({ isCaught }) => isCaught)).toBe(true);
});

const sheets = import.meta.glob<string>('../../src/**/*.css', {
  query: '?inline',
  import: 'default',
});
/**
 * Read as text of the rule, since motion is switched off; of print; or set back by `font`, `border` and `background`,
 * which reset more than they say.
 */
const elsewhere =
  /^(?:transition|animation|--|counter|quotes|page|break|size$|border-image|-webkit-border|-webkit-mask|mask-composite|font-(?:kerning|language|optical|size-adjust|stretch|variant|variation))/;

/** Name of a property where lines run from left to right. */
const logical = (name: string): string => {
  const sides = {
    top: 'block-start',
    bottom: 'block-end',
    left: 'inline-start',
    right: 'inline-end',
  };
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(name);
  if (corner)
    return `border-${corner[1] === 'top' ? 'start' : 'end'}-${corner[2] === 'left' ? 'start' : 'end'}-radius`;
  if (Object.hasOwn(sides, name)) return `inset-${sides[name as keyof typeof sides]}`;
  return name
    .replace(
      /^(margin|padding|border)-(top|bottom|left|right)/,
      (_, of: string, side: keyof typeof sides) => `${of}-${sides[side]}`,
    )
    .replace(/^((?:min|max|contain-intrinsic)-)?height$/, '$1block-size')
    .replace(/^((?:min|max|contain-intrinsic)-)?width$/, '$1inline-size');
};

test('every property that a style sheet of the product sets is looked at', async () => {
  const set = new Set<string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) set.add(name);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules);
    }
  };
  for (const load of Object.values(sheets)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await load());
    visit(sheet.cssRules);
  }
  const known = new Set<string>([...inherited, ...own]);
  expect(set.size).toBeGreaterThan(80);
  expect(
    [...set]
      .map(logical)
      .filter((name) => !known.has(name) && !elsewhere.test(name))
      .toSorted(),
  ).toEqual([]);
});
