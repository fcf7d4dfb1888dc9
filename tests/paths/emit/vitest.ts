import type { Suite, Test } from '../model.ts';
import { callsOf } from './drive.ts';
import { quoted } from './literal.ts';
import {
  argumentsOf,
  filled,
  importOf,
  madeBy,
  stemOf,
  titleOf,
  type ModelSource,
} from './source.ts';

const testOf = (test: Test, index: number): string[] => {
  const options = {
    ...(test.start > 0 ? { start: test.start } : {}),
    ...(Object.keys(test.answers).length > 0 ? { answers: test.answers } : {}),
  };
  const calls = callsOf(test).map((call) => `      ${call}`);
  return [
    `  test(${titleOf(test, index)}, () => {`,
    `    drive(${argumentsOf('model', filled(options))})`,
    ...calls.slice(0, -1),
    `${calls.at(-1)};`,
    '  });',
  ];
};

/**
 * A test file for Vitest: each step with what it does and what is seen then, so that it fails when the
 * chart does something else.
 */
export const vitestOf = (suite: Suite, source: ModelSource): string =>
  [
    madeBy(suite, 'vitest', source),
    "import { describe, test } from 'vitest';",
    `import { drive } from ${quoted(source.library)};`,
    importOf(source),
    '',
    `describe(${quoted(stemOf(suite.flow))}, () => {`,
    ...suite.tests.flatMap((test, index) => [...(index > 0 ? [''] : []), ...testOf(test, index)]),
    '});',
    '',
  ].join('\n');
