import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutDeadBranches } from '#src/backend/build/dead-branches.ts';
import { unused } from '#src/backend/build/lean-react.ts';
import { childrenOf, isSyntax, type Syntax } from '#src/backend/build/syntax.ts';

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const whole = readFileSync(file, 'utf8');

const read = (code: string): Syntax => {
  const program: unknown = parseAst(code);
  if (!isSyntax(program)) throw new Error('React could not be read');
  return program;
};
const lean = withoutDeadBranches(whole, read(whole), unused);

const namesIn = (node: Syntax, found = new Set<string>()): Set<string> => {
  if (node.type === 'Identifier') found.add(node.name ?? '');
  for (const [, child] of childrenOf(node)) namesIn(child, found);
  return found;
};
const rendererOf = (code: string) => {
  const exported: Record<string, unknown> = {};
  const require = createRequire(new URL(`../../../${file}`, import.meta.url));
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the module as a bundler wraps it
  const run = new Function('exports', 'require', `'use strict';${code}`);
  run(exported, require);
  return exported;
};

test('every rule is about something that React has', () => {
  const names = namesIn(read(whole));
  const ruled = [
    ...unused.cases,
    ...unused.never,
    ...unused.unasked,
    ...Object.keys(unused.bodies),
    ...Object.keys(unused.fixed).map((name) => name.split('.').at(-1) ?? ''),
  ];
  expect(ruled.filter((name) => !names.has(name))).toEqual([]);
});

test('nothing is left that makes an unused kind of fiber', () => {
  const made = [...lean.matchAll(/createFiberImplClass\((\d+)/g)].map(([, tag]) => Number(tag));
  // These two are made below Suspense and its like alone: the minifier takes their makers away.
  expect(made.filter((tag) => unused.tags.has(tag))).toEqual([18, 22]);
});

test('it loads in strict mode and still makes roots, but hydrates none', () => {
  const renderer = rendererOf(lean);
  expect(renderer).toMatchObject({ createRoot: expect.any(Function), version: '19.3.1' });
  expect(renderer).not.toHaveProperty('hydrateRoot');
});
