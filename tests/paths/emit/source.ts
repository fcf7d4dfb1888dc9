import type { Suite, Test } from '../model.ts';
import { resultOf, placeOf, startOf } from './words.ts';

/** Helpers of the two output formats that are programs. */

/** A text as a literal of JavaScript. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const comment = (text: string): string => `    // ${text.replaceAll(/\s+/g, ' ')}`;

/** The test as comments: a reader need not decode the data. */
export const story = (test: Test): string[] => [
  comment(`It is in ${startOf(test)}.`),
  ...test.steps.map((step) => comment(`${resultOf(step)}: it is in ${placeOf(step.expects)}.`)),
];

export const titleOf = (test: Test, index: number): string =>
  quoted(`${index + 1}: ${test.name || 'as it starts'}`);

/** The command that regenerates this file, for the reader of a failure. */
export const madeBy = (suite: Suite, format: string): string =>
  `// Made by: npm run paths -- generate ${suite.flow} --criterion ${suite.criterion} ` +
  `--generator ${suite.generator} --cap ${suite.cap} --seed ${suite.seed} --format ${format}`;

/** The suite itself: what the chart did when this file was made. */
export const held = (suite: Suite): string =>
  `const suite: Suite = JSON.parse(${quoted(JSON.stringify(suite))});`;
