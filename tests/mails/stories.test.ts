import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letters } from '#stories/mails/letters.ts';

const folder = new URL('../../stories/mails/', import.meta.url);

test('each kind of mail has one story', () => {
  const shown = readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/mailStory\('([^']+)'\)/g),
    ])
    .map(([, kind = '']) => kind);
  expect(new Set(shown)).toEqual(new Set(Object.keys(letters)));
  expect(shown).toHaveLength(new Set(shown).size);
});
