import { expect, test } from 'vitest';
import { code, fault, files, parse } from './files.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.[a-z0-9]+$/;
const roomless = new Set(['README.md', 'LICENSE', 'pt-BR.ts']);
const forbidden = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc']);
const languages = new Set(['pt-BR']);

const roleOf: readonly [folder: RegExp, name: RegExp, rule: string][] = [
  [/^machines\/[^/]+$/, /\.(ts|json)$/, 'a room of charts holds TypeScript alone'],
  [/^src\/actors\/[^/]+$/, /\.ts$/, 'adapters are TypeScript without JSX'],
  [/^src\/api(\/|$)/, /\.ts$|\.md$/, 'the client is TypeScript without JSX'],
  [/^stories\/(?!lib)[^/]+$/, /\.(stories\.tsx|tsx?|css)$/, 'a story is named <stem>.stories.tsx'],
];

test('files are named in kebab case with their role', () => {
  const odd = files
    .filter(({ name }) => !roomless.has(name) && !name.startsWith('.') && !kebab.test(name))
    .map(({ path }) => fault(path, 'kebab stem + role, such as reset-password.machine.ts'));
  const misplaced = files.flatMap(({ path, folder, name }) =>
    roleOf
      .filter(([where, what]) => where.test(folder) && !what.test(name) && !roomless.has(name))
      .map(([, , rule]) => fault(path, rule)),
  );
  expect([...odd, ...misplaced]).toEqual([]);
});

test('folders say what is in them', () => {
  const folders = [
    ...new Set(
      files.flatMap(({ folder }) =>
        folder.split('/').map((_, index, all) => all.slice(0, index + 1).join('/')),
      ),
    ),
  ];
  const wrong = folders.filter((folder) => {
    const last = folder.split('/').at(-1) ?? '';
    return (
      forbidden.has(last) || (!languages.has(last) && !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(last))
    );
  });
  expect(wrong.map((folder) => fault(folder, 'no utils, helpers, common; kebab case'))).toEqual([]);
});

/** Modules of a published package: those who have it know no other path. */
const published = ['tests/paths/index.ts'];

test('there are no barrels', () => {
  const barrels = code.filter((file) => {
    if (published.includes(file.path)) return false;
    const { body } = parse(file).program as {
      body: readonly { type: string; source?: { value: string } | null }[];
    };
    return (
      body.length > 0 &&
      body.every(
        ({ type, source }) => /^Export(All|Named)/.test(type) && /^[.#]/.test(source?.value ?? ''),
      )
    );
  });
  expect(
    barrels.map(({ path }) => fault(path, 're-exports alone: import the file itself')),
  ).toEqual([]);
});
