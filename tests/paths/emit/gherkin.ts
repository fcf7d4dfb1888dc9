import type { Step, Suite, Test } from '../model.ts';
import { resultOf, effectOf, placeOf, startOf } from './words.ts';

/** Gherkin reads a line at a time: no break may stand inside one. */
const lineOf = (indent: number, text: string): string =>
  ' '.repeat(indent) + text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

const ignored = (probes: Test['probes']): string[] =>
  probes.map(({ type }) => lineOf(4, `And ${type} changes nothing`));

const stepLines = (step: Step): string[] => [
  lineOf(4, `When ${resultOf(step)}`),
  lineOf(4, `Then it is in ${placeOf(step.expects)}`),
  ...step.expects.effects.map((effect) => lineOf(4, `And it did ${effectOf(effect)}`)),
  ...ignored(step.probes),
];

const scenario = (test: Test, index: number): string[] => [
  '',
  lineOf(2, `Scenario: ${index + 1}. ${test.name || 'as it starts'}`),
  lineOf(4, `Given it is in ${startOf(test)}`),
  ...ignored(test.probes),
  ...test.steps.flatMap(stepLines),
];

/** A `.feature` file: for people who review by reading, and for any tool that takes Gherkin. */
export const gherkinOf = (suite: Suite): string => {
  const { flow, criterion, generator, seed, tests } = suite;
  const about = `Goals: every ${criterion} of the chart. Found by ${generator}, seed ${seed}.`;
  return [`Feature: ${flow}`, lineOf(2, about), ...tests.flatMap(scenario), ''].join('\n');
};
