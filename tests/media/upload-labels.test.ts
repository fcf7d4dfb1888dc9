import { expect, test } from 'vitest';
import { shownFilename } from '#src/views/media/upload-labels.ts';

test.each([
  ['beach.jpg', 'beach.jpg'],
  ['фото.jpg', 'фото.jpg'],
  ['', ''],
  ['bill\u202egpj.exe', 'billgpj.exe'],
  ['a\u2066b\u2069\n.png', 'ab.png'],
])('%j is shown as %j', (name, shown) => expect(shownFilename(name)).toBe(shown));

test('a long name keeps its beginning and its end', () => {
  const shown = shownFilename(`${'🎬'.repeat(200)}-0042.mp4`);
  expect(Array.from(shown)).toHaveLength(48);
  expect(shown).toMatch(/^🎬{32}…🎬+-0042\.mp4$/u);
});
