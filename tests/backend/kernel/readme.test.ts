import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsMarkdown } from '#src/backend/settings.markdown.ts';

const cells = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

test('README tells every setting, its default and its purpose', () => {
  const readme = existsSync('README.md') ? readFileSync('README.md', 'utf8') : settingsMarkdown();
  const documented = new Set(readme.split('\n').map(cells));
  const unannounced = settingsMarkdown()
    .split('\n')
    .slice(2)
    .filter((line) => !documented.has(cells(line)));
  expect(unannounced).toEqual([]);
});
