import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFigures } from './readme-figures.ts';

test('figures of README are those of the house (npm run readme writes them)', async () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('<!-- figures: npm run readme -->');
  await expect(await withFigures(readme)).toMatchFileSnapshot('../../README.md');
});
