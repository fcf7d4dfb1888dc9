import { expect, test } from 'vitest';
import { files } from './files.ts';

const textOf = (room: RegExp): string =>
  files
    .filter(({ path }) => room.test(path))
    .map(({ text }) => text)
    .join('\n');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap(({ 1: name }) => name ?? []))].toSorted();

const known = namesIn(textOf(/^src\/commands\.ts$/), /\| '(\w+)'/g);

test('every command of a key is announced by something that is drawn', () => {
  const drawn = textOf(/^src\/(ui|views)\/.*\.tsx$/);
  const announced = namesIn(drawn, /(?:command="|announce\([^)]*')(\w+)/g);
  expect(known.length).toBeGreaterThan(5);
  expect(announced).toEqual(known);
});

test('keys act by commands, and find nothing else that is drawn', () => {
  const keys = textOf(/^src\/actors\/app\/page-keys\.ts$/);
  expect(namesIn(keys, /\b(?:all|find|inCard|announcing)\((?:\w+, )?'(\w+)'/g)).toEqual(known);
  expect(namesIn(keys, /querySelector(?:All)?(?:<\w+>)?\((\w+)/g)).toEqual([
    'announcing',
    'layers',
  ]);
});
