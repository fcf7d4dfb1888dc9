import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutProse } from '#src/build/chart-prose.ts';

const bare = (code: string) => withoutProse(code, parseAst(code));

test('what a chart says of itself is left out, wherever it stands among the properties', () => {
  expect(
    bare(`const chart = {
  id: 'lamp',
  description: 'A lamp.',
  meta: { requirement: 'spec §2' },
  states: { on: { description: \`\${what} is lit.\`, on: { press: 'off' } }, off: { tags: 'busy', description: "Dark." } },
};`).replaceAll(/\s+/g, ' '),
  ).toBe(
    "const chart = { id: 'lamp', states: { on: { on: { press: 'off' } }, off: { tags: 'busy', } }, };",
  );
});

test('what decides something stays: a description that is computed, other meta, a name alone', () => {
  const code = `const one = { description: textOf(kind), meta: { dialog: 'tip' }, requirement: 'x' };`;
  expect(bare(code)).toBe(code);
});
