import type { Suite, Test } from '../model.ts';
import { held, madeBy, quoted, story, titleOf } from './source.ts';

const testOf = (test: Test, index: number): string[] => [
  `  test(${titleOf(test, index)}, async () => {`,
  ...story(test),
  `    await runOnPage(await open(), model, page, testAt(${index}));`,
  '  });',
];

/** A file of page tests: Playwright takes the running app through the suite (tests/e2e.config.ts). */
export const playwrightOf = (suite: Suite): string =>
  [
    madeBy(suite, 'playwright'),
    "import { describe, test } from 'vitest';",
    `import model from '#tests/${suite.flow}.model.tsx';`,
    `import page from '#tests/${suite.flow}.page.ts';`,
    "import { pageWorlds } from '#tests/e2e/lib/page-world.ts';",
    "import type { Suite, Test } from '#tests/paths/model.ts';",
    "import { runOnPage } from '#tests/paths/run/page.ts';",
    '',
    held(suite),
    'const testAt = (index: number): Test => {',
    '  const found = suite.tests[index];',
    '  if (!found) throw new Error(`There is no test ${index + 1}.`);',
    '  return found;',
    '};',
    'const open = pageWorlds();',
    '',
    `describe(${quoted(suite.flow)}, () => {`,
    ...suite.tests.flatMap(testOf),
    '});',
    '',
  ].join('\n');
