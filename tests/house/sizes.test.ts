import { expect, test } from 'vitest';
import { code, fault, files, type HouseFile } from './files.ts';

/** Lines of code: blank lines and comments do not count, so that they are not cut to fit. */
const linesOf = ({ text }: HouseFile): number =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A catalogue is data: one file a domain and language, as long as the domain's texts are. */
const catalogue = /^src\/locales\/[^/]+\/[^/]+\.ts$/;

test('no file is longer than 200 lines, no view than 120', () => {
  const written = code.filter(({ path }) => !catalogue.test(path));
  const long = written.flatMap((file) => {
    const limit = file.path.startsWith('src/views/') ? 120 : 200;
    const lines = linesOf(file);
    return lines > limit ? [fault(file.path, `${lines} lines, at most ${limit}`)] : [];
  });
  expect(long).toEqual([]);
});

test('half of the files are no longer than 60 lines', () => {
  expect(median(code.map(linesOf))).toBeLessThanOrEqual(60);
});

test('every room has a README of at most 40 lines', () => {
  const rooms = [
    'machines',
    ...[
      'app',
      'contract',
      'api',
      'actors',
      'views',
      'ui',
      'locales',
      'backend',
      'build',
      'mails',
    ].map((room) => `src/${room}`),
    'stories',
    'tests',
    'tests/paths',
  ];
  const wrong = rooms.flatMap((room) => {
    const readme = files.find(({ path }) => path === `${room}/README.md`);
    if (!readme) return [fault(`${room}/README.md`, 'is missing')];
    const lines = readme.text.trimEnd().split('\n').length;
    return lines > 40 ? [fault(readme.path, `${lines} lines, at most 40`)] : [];
  });
  expect(wrong).toEqual([]);
});
