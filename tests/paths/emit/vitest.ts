import type { Suite, Test } from '../model.ts';
import { held, madeBy, quoted, story, titleOf } from './source.ts';

const testOf = (test: Test, index: number): string[] => [
  `  test(${titleOf(test, index)}, () => {`,
  ...story(test),
  `    expect(runOnActor(model, only(${index})).failures).toEqual([]);`,
  '  });',
];

/**
 * A test file for Vitest that contains its full suite: it records what the chart did then, so it
 * fails when the chart does something else.
 */
export const vitestOf = (suite: Suite): string =>
  [
    madeBy(suite, 'vitest'),
    "import { describe, expect, test } from 'vitest';",
    `import model from '#tests/${suite.flow}.model.tsx';`,
    "import type { Suite } from '#tests/paths/model.ts';",
    "import { runOnActor } from '#tests/paths/run/actor.ts';",
    '',
    held(suite),
    'const only = (index: number): Suite => ({',
    '  ...suite,',
    '  tests: suite.tests.slice(index, index + 1),',
    '});',
    '',
    `describe(${quoted(suite.flow)}, () => {`,
    ...suite.tests.flatMap(testOf),
    '});',
    '',
  ].join('\n');
