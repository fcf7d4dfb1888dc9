import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const below = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(/[/\\]/)[0] ?? '');

/** The stack of dialogs alone: it is walked with the dialogs of other domains (people/complaint, billing/subscribe). */
const stack = 'modal';
/** Domain of chart parts: no page has them; the charts that use them are walked there. */
const parts = 'parts';

test('every domain has a chart that its generated suite walks in the running app', () => {
  const domains = new Set(below('machines', '.machine.ts'));
  const walked = new Set(below('tests', '.page.ts'));
  walked.add(stack);
  walked.add(parts);
  expect([...domains].filter((domain) => !walked.has(domain))).toEqual([]);
});
