import { expect, test } from 'vitest';
import { bareTexts, drawing } from './bare-texts.ts';
import { fault } from './files.ts';

/**
 * Browsers that translate a page take each text out of its place, so React finds it nowhere when it
 * leaves, or when something is put before it: the page would break.
 */
test('no text that comes and goes, or has something beside it that does, is without an element of its own', () => {
  const bare = drawing.flatMap((file) =>
    bareTexts(file).map((line) => fault(`${file.path}:${line}`, 'put the text into an element')),
  );
  expect(bare).toEqual([]);
});
