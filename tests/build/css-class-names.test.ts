import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cssClassNames } from '#src/build/css-class-names.ts';

const folder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'class-names-'));
  mkdirSync(join(root, 'views'));
  const write = (file: string, css: string) => writeFileSync(join(root, file), css);
  write(
    'a.module.css',
    '.panel { gap: .5rem; animation: turn 1s; }\n@keyframes turn { to { rotate: 1turn; } }',
  );
  write('views/b.module.css', '.panel.wide { color: red; }');
  write('views/c.module.css', '@media (width < 600px) { .panel { gap: 0; } }');
  return root;
};

test('a name is counted by the paths of the files, in whatever order a build asks', () => {
  const root = folder();
  const names = ['views/c.module.css', 'a.module.css', 'views/b.module.css'];
  const ask = (files: readonly string[]) => {
    const nameOf = cssClassNames(root);
    return Object.fromEntries(files.map((file) => [file, nameOf('panel', join(root, file))]));
  };
  const found = ask(names);
  expect(found).toEqual({
    'a.module.css': 'panel',
    'views/b.module.css': 'panel2',
    'views/c.module.css': 'panel3',
  });
  expect(ask(names.toReversed())).toEqual(found);
});

test('animations have names too, and a question behind the file is no part of it', () => {
  const root = folder();
  const nameOf = cssClassNames(root);
  expect(nameOf('turn', join(root, 'a.module.css?used'))).toBe('turn');
  expect(nameOf('wide', join(root, 'views/b.module.css'))).toBe('wide');
});

test('a name that no stylesheet has is an error', () => {
  const root = folder();
  expect(() => cssClassNames(root)('absent', join(root, 'a.module.css'))).toThrow('absent');
});
