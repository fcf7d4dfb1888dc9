import type { LeftOut, Step, Suite, Test } from '../model.ts';
import { resultOf, placeOf, startOf } from './words.ts';

/** Makes a text safe in a cell or a heading: no markup, no break. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|]/g, (letter) => `\\${letter}`)
    .trim();

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
const rule = (columns: number): string => `|${' --- |'.repeat(columns)}`;

const stepRow = (step: Step, index: number): string =>
  row([
    String(index + 1),
    resultOf(step),
    placeOf(step.expects),
    step.expects.emitted.join(', '),
    step.probes.map(({ type }) => type).join(', '),
  ]);

const testOf = (test: Test, index: number): string[] => [
  `## ${index + 1}. ${plain(test.name || 'as it starts')}`,
  '',
  `Begins in ${plain(startOf(test))}.`,
  '',
  row(['', 'Do', 'Then it is in', 'And tells', 'Must ignore']),
  rule(5),
  ...test.steps.map(stepRow),
  '',
];

const leftOut = (rows: readonly LeftOut[]): string[] =>
  rows.length === 0
    ? []
    : [
        '## Left out',
        '',
        row(['Goal', 'Kind', 'Why']),
        rule(3),
        ...rows.map(({ goal, kind, reason }) => row([goal, kind, reason])),
        '',
      ];

/** A page to test by hand from, or to read what the suite does. */
export const markdownOf = (suite: Suite): string => {
  const { flow, criterion, generator, seed, tests, coverage } = suite;
  const proved = Object.values(coverage.covered).filter((by) => by.length > 0).length;
  const steps = tests.reduce((sum, test) => sum + test.steps.length, 0);
  return [
    `# ${plain(flow)}: every ${criterion}`,
    '',
    `${proved} of ${coverage.goals.length} goals, ${tests.length} tests, ${steps} steps; ` +
      `found by ${generator} with seed ${seed}.`,
    '',
    ...tests.flatMap(testOf),
    ...leftOut(coverage.leftOut),
  ].join('\n');
};
