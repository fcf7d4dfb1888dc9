import type { Suite, Test } from '../model.ts';
import { literal, quoted } from './literal.ts';

/** Module of a flow's model, as a test file imports it. */
export interface ModelSource {
  /** `./door.model.ts`. */
  readonly from: string;
  /** Its export: `default`, or a name. */
  readonly name: string;
  /** Module with this tool's public words. */
  readonly library: string;
  /** Module with its words for tests of a page. */
  readonly pages: string;
  /** Command that the tool is called by. */
  readonly command: string;
}

export const importOf = ({ from, name }: ModelSource): string =>
  name === 'default'
    ? `import model from ${quoted(from)};`
    : `import { ${name === 'model' ? 'model' : `${name} as model`} } from ${quoted(from)};`;

export const titleOf = (test: Test, index: number): string =>
  quoted(`${index + 1}: ${test.name || 'as it begins'}`);

/** The command that regenerates this file, for the reader of a failure. */
export const madeBy = (suite: Suite, format: string, { command }: ModelSource): string =>
  `// Made by: ${command} generate ${suite.flow} --criterion ${suite.criterion} ` +
  `--generator ${suite.generator} --cap ${suite.cap} --seed ${suite.seed} --format ${format}`;

/** Arguments of a call as code: those at the end that are left out are not written. */
export const argumentsOf = (...all: readonly (string | null)[]): string => {
  const last = all.findLastIndex((one) => one !== null);
  return all
    .slice(0, last + 1)
    .map((one) => one ?? 'undefined')
    .join(', ');
};

/** An object as code, or null for an empty one. */
export const filled = (value: object): string | null =>
  Object.keys(value).length > 0 ? literal(value) : null;

/** `signup` for `signup.model.ts`; a flow of the house stays as it is. */
export const stemOf = (flow: string): string =>
  flow.replace(/(?:\.(?:model|machine))?\.[cm]?tsx?$/, '');
