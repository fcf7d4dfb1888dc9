import { expect, test } from 'vitest';
import { untranslated } from '#tests/flow/catalogue.ts';
import { fault, files, lineOf } from './files.ts';

test('no texts wait for somebody to translate them', () => {
  const waiting = files
    .filter(({ path }) => /^src\/(?:.*\/)?locales\/.*\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(untranslated, 'g'))].map(({ index }) =>
        fault(path, 'is not translated', lineOf(text, index)),
      ),
    );
  expect(waiting).toEqual([]);
});
