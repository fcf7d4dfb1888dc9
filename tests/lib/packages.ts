import { readdirSync, readFileSync } from 'node:fs';

const rooms = [
  'machines',
  'stories',
  'src/actors',
  'src/api',
  'src/app',
  'src/mails',
  'src/ui',
  'src/views',
];
const more = ['.storybook', 'tests/lib/walk', 'tests/paths/look'];
const asked = /(?:\bfrom|\bimport)\s*\(?\s*'([^'.#\s)][^'\s)]*)'/g;
const absent = /^(vite|vitest|node:|playwright)|^@(vitest|storybook)\/|^storybook(\/|$)|^virtual:/;

/**
 * Every package that browser code imports. Vite gets them all before a run (`optimizeDeps`): one
 * found in the middle of a run makes it load React a second time, and hooks then fail.
 */
export const browserPackages = (): string[] => {
  const found = new Set(['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime']);
  for (const room of [...rooms, ...more]) {
    for (const entry of readdirSync(room, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!config)\.tsx?$/.test(entry.name)) continue;
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      for (const [statement, name = ''] of text.matchAll(asked)) {
        if (!absent.test(name) && !statement.startsWith('import type')) found.add(name);
      }
    }
  }
  return [...found].toSorted();
};
