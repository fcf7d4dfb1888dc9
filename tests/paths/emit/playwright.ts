import type { Step, Suite, Test } from '../model.ts';
import { callOf } from './drive.ts';
import { quoted } from './literal.ts';
import { importOf, madeBy, stemOf, titleOf, type ModelSource } from './source.ts';

const isIn = ({ leaves }: Step['expects']): string =>
  `await page.isIn(${leaves.map(quoted).join(', ')});`;

/** The lines of a step; its clock stands from before what starts a timer until the last wait in a row. */
const stepOf = (step: Step, before: Step | undefined, next: Step | undefined): string[] => {
  const isDue = step.kind === 'clock' || next?.kind === 'clock';
  const wasDue = step.kind === 'clock' || before?.kind === 'clock';
  return [
    `    await test.step(${quoted(step.label)}, async () => {`,
    ...(isDue && !wasDue ? ['      await page.stopClock();'] : []),
    ...(!isDue && wasDue ? ['      await page.resumeClock();'] : []),
    `      await page${callOf(step)};`,
    `      ${isIn(step.expects)}`,
    '    });',
  ];
};

const testOf = ({ steps, ...test }: Test, index: number): string[] => [
  `  test(${titleOf({ steps, ...test }, index)}, async ({ page: tab }) => {`,
  '    const page = await visit(tab, model);',
  ...(steps[0]?.kind === 'clock' ? ['    await page.stopClock();'] : []),
  `    ${isIn(test.begins)}`,
  ...steps.flatMap((step, at) => stepOf(step, steps[at - 1], steps[at + 1])),
  '  });',
];

/** A file for @playwright/test: hands make each step at a page, and eyes check each state. */
export const playwrightOf = (suite: Suite, source: ModelSource): string =>
  [
    madeBy(suite, 'playwright', source),
    "import { test } from '@playwright/test';",
    `import { visit } from ${quoted(source.pages)};`,
    importOf(source),
    '',
    `test.describe(${quoted(stemOf(suite.flow))}, () => {`,
    ...suite.tests.flatMap((test, index) => [...(index > 0 ? [''] : []), ...testOf(test, index)]),
    '});',
    '',
  ].join('\n');
