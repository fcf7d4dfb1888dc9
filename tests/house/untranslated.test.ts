import { expect, test } from 'vitest';
import { untranslated } from '#tests/flow/text-templates.ts';
import { fault, files, lineOf } from './files.ts';

test('no texts wait for somebody to translate them', () => {
  const waiting = files
    .filter(({ path, text }) => /^src\/locales\/.*\.ts$/.test(path) && text.includes(untranslated))
    .map(({ path, text }) =>
      fault(path, 'is not translated', lineOf(text, text.indexOf(untranslated))),
    );
  expect(waiting).toEqual([]);
});
