import type { Suite } from '../model.ts';
import type { Format } from '../cli/call.ts';
import { gherkinOf } from './gherkin.ts';
import { jsonOf } from './json.ts';
import { markdownOf } from './markdown.ts';
import { playwrightOf } from './playwright.ts';
import { stemOf, type ModelSource } from './source.ts';
import { vitestOf } from './vitest.ts';

type Writer = (suite: Suite, source: ModelSource) => string;

/** JUnit reports the results of a run, so a suite alone cannot be written as JUnit. */
const writers: Readonly<Record<Exclude<Format, 'junit'>, readonly [ending: string, Writer]>> = {
  vitest: ['paths.test.ts', vitestOf],
  playwright: ['paths.spec.ts', playwrightOf],
  gherkin: ['feature', gherkinOf],
  markdown: ['paths.md', markdownOf],
  json: ['paths.json', (suite) => jsonOf(suite)],
};

/** A suite as a file: its name below the output folder, and its text. */
export function emit(suite: Suite, format: Exclude<Format, 'junit'>, source: ModelSource) {
  const [ending, writer] = writers[format];
  return { name: `${stemOf(suite.flow)}.${ending}`, text: writer(suite, source) };
}
