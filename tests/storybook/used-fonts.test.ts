import { expect, test } from 'vitest';
import { withUsedFonts } from '../../.storybook/wall/used-fonts.ts';

const face = (name: string, range = '') =>
  `@font-face {\n  font-family: '${name}';${range && `\n  unicode-range: ${range};`}\n}`;
const css = [
  'p { color: red; }',
  face('plain'),
  face('latin', 'U+0020-007E, U+00A0'),
  face('four', 'U+4??'),
  face('emoji', 'U+1f300,U+1f3ac'),
].join('\n');
const facesFor = (text: string) =>
  [...withUsedFonts(css, text).matchAll(/'(\w+)'/g)].map(([, name]) => name);

test.each([
  ['words', ['plain', 'latin']],
  ['Ѐ', ['plain', 'four']],
  ['🎬', ['plain', 'emoji']],
  ['', ['plain']],
])('a page that says "%s" needs %j', (text, faces) => {
  expect(facesFor(text)).toEqual(faces);
  expect(withUsedFonts(css, text)).toContain('p { color: red; }');
});
