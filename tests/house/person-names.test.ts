import { expect, test } from 'vitest';
import { readCatalogue } from '#tests/flow/catalogue.ts';
import { code, fault, files } from './files.ts';

const drawing = code.filter(({ path }) => /^src\/(views|app|ui)\//.test(path));

/** Files that let people change their own name or see two versions of it: there it is what is edited. */
const editing = /^src\/views\/(settings\/profile-|auth\/(social-)?registration)/;

/** A name as the child of an element, or in a text that is put together by hand. */
const drawn =
  /(>|^\s*)\{?\s*\{[\w.?!]*\b(displayName|username)\}|@\$?\{|\$\{[\w.?]*\b(displayName|username)\}/;

test('no view draws the name or the username of anybody by itself', () => {
  const bare = drawing
    .filter(({ path }) => !editing.test(path) && !path.endsWith('ui/texts/person-name.tsx'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, at: index + 1 }))
        .filter(({ line }) => drawn.test(line))
        .map(({ at }) => fault(`${path}:${at}`, 'draw it by PersonName, Handle or nameOf')),
    );
  expect(bare).toEqual([]);
});

const stems = files
  .filter(({ path }) => /^src\/locales\/en\/(media|settings|insight)\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    readCatalogue(text).stems.map((stem) => ({
      key: `${path.slice('src/locales/en/'.length, -'.ts'.length)}.${stem.name}`,
      text: stem.text,
    })),
  );

/** Texts about other things than persons, which need a parameter other than `name`. */
test('what a text calls a name is no folder, file, device or link', () => {
  const others = /^(media\.folder[A-Z]|settings\.(device|passkey|socialAccounts)|insight\.)/;
  const spoken = stems.filter(({ key }) => others.test(key));
  expect(spoken.length).toBeGreaterThan(5);
  const named = spoken
    .filter(({ text }) => text.includes('{{name}}'))
    .map(({ key }) => fault(key, 'call it {{thing}}: a name is hidden in discreet mode'));
  expect(named).toEqual([]);
});
