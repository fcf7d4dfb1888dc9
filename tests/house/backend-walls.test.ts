import { expect, test } from 'vitest';
import { code, fault, importsOf, rooted } from './files.ts';

/** The whole folder of a file or import below `src/backend`; null for what lies at its top. */
const backendFolder = (path: string): string | null =>
  /^src\/backend\/(.+)\/[^/]+$/.exec(path)?.[1] ?? null;
const backendRoom = (folder: string | null): string => folder?.split('/')[0] ?? '';

const backendImports = code
  .filter(({ path }) => backendFolder(path) !== null)
  .flatMap((file) =>
    importsOf(file).map((wanted) => ({
      file: file.path,
      from: backendFolder(file.path) ?? '',
      wanted: rooted(file, wanted),
      to: backendFolder(rooted(file, wanted)),
    })),
  )
  .flatMap(({ to, ...rest }) => (to === null || to === rest.from ? [] : [{ ...rest, to }]));

/** Of imports between parts of the backend, those of two parts that import one another. */
const mutualImports = (partOf: (folder: string) => string): string[] => {
  const between = backendImports
    .map(({ from, to, ...rest }) => ({ ...rest, from: partOf(from), to: partOf(to) }))
    .filter(({ from, to }) => from !== to);
  const pairs = new Set(between.map(({ from, to }) => `${from} > ${to}`));
  return between
    .filter(({ from, to }) => pairs.has(`${to} > ${from}`))
    .map(({ file, wanted, from, to }) =>
      fault(file, `imports ${wanted}, and ${to} imports ${from} as well`),
    );
};

test('folders of the backend depend on each other one way only', () => {
  expect(mutualImports((folder) => folder)).toEqual([]);
});

/** Domains whose folders are flows of their own: each depends on others by itself. */
const divided = /^(?:app|auth|insight|lib|media|people|posts|settings)(?:\/|$)/;
/** The parts of signing in, which are one thing to all others; an address is changed by what proves it. */
const signingIn = /^(?:auth(?!\/(?:session|social)$)|settings\/email-change$)/;
const wholeOf = (folder: string): string =>
  signingIn.test(folder) ? 'auth' : divided.test(folder) ? folder : backendRoom(folder);

test('what is one thing in the backend depends on others one way only, whatever its folders', () => {
  expect(mutualImports(wholeOf)).toEqual([]);
});

test('what all rooms of the backend use knows no domain', () => {
  const knows = backendImports.filter(
    ({ from, to }) =>
      backendRoom(from) === 'lib' && !['config', 'db', 'lib'].includes(backendRoom(to)),
  );
  expect(knows.map(({ file, wanted }) => fault(file, `imports ${wanted}`))).toEqual([]);
});

test('only the top of the backend and its build know what a real site replaces', () => {
  const knows = backendImports.filter(
    ({ from, to }) => backendRoom(to) === 'stand-ins' && backendRoom(from) !== 'stand-ins',
  );
  expect(
    knows.map(({ file, wanted }) => fault(file, `imports ${wanted}: join it in backend.ts`)),
  ).toEqual([]);
});
