import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { UsageError } from './call.ts';
import { openFolder, write } from './files.ts';
import { readPaths } from './paths-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'paths-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};

describe('a folder for the files', () => {
  test('is made with those above it', () => {
    const deep = path.join(folder, 'a/b');
    openFolder(deep);
    expect(readFileSync(write(deep, 'c/d.txt', 'said'), 'utf8')).toBe('said');
  });

  test.each([
    ['inside a file', () => path.join(file('plain', ''), 'below'), /ENOTDIR|EEXIST/],
    ['in place of a file', () => file('taken', ''), /EEXIST/],
  ])('%s is refused before the work', (_, at, code) => {
    const wanted = at();
    expect(() => openFolder(wanted)).toThrow(UsageError);
    expect(() => openFolder(wanted)).toThrow(code);
  });
});

describe('walks that a tester wrote', () => {
  test.each([
    ['[["a", "b"]]', [{ steps: ['a', 'b'] }]],
    ['[{"start": 1, "steps": ["a"]}]', [{ start: 1, steps: ['a'] }]],
    [
      '{"flow": "x", "tests": [{"start": 0, "steps": [{"label": "a"}]}]}',
      [{ start: 0, steps: ['a'] }],
    ],
  ])('%s is read', (text, paths) => {
    expect(readPaths(file('walks.json', text))).toEqual(paths);
  });

  test.each([
    ['{', /cannot be read/],
    ['[]', /wants a list of walks/],
    ['[[1]]', /wants a list of walks/],
    ['{"a": 1}', /wants a list of walks/],
  ])('%s is answered with what to write', (text, message) => {
    const at = file('wrong.json', text);
    expect(() => readPaths(at)).toThrow(UsageError);
    expect(() => readPaths(at)).toThrow(message);
  });

  test('a file that is not there is named', () => {
    expect(() => readPaths(path.join(folder, 'none.json'))).toThrow(/none\.json.*ENOENT/);
  });
});
