import { createHash } from 'node:crypto';
import type { Look } from './look.types.ts';

/** Baselines of many stories: their elements with a name for each style, and the styles by their names. */
export interface Baseline {
  readonly stories: ReadonlyMap<string, readonly string[]>;
  readonly styles: ReadonlyMap<string, string>;
}

/** Name of a style: short, and the same whatever other styles there are. */
export const nameOfStyle = (style: string): string =>
  BigInt(`0x${createHash('sha256').update(style).digest('hex').slice(0, 9)}`).toString(36);

/** An element as a line: its depth as spaces, its name, the name of its style. */
export const lineOf = ({ depth, name, style }: Look[number]): string =>
  `${' '.repeat(depth)}${name} ${nameOfStyle(style)}`;

/** Group of stories that have one file of a baseline: `dialogs-billing` of `dialogs-billing-tip--editing`. */
export const groupOf = (storyId: string): string => storyId.split('-').slice(0, 2).join('-');

/** Text of one group's file. */
export const groupText = (stories: Iterable<readonly [string, readonly string[]]>): string =>
  [...stories]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, lines]) => `= ${id}\n${lines.join('\n')}\n`)
    .join('');

/** Stories of one group's file. */
export const readGroup = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split(/^= /m)
      .slice(1)
      .map((part): [string, readonly string[]] => {
        const [id = '', ...lines] = part.trimEnd().split('\n');
        return [id, lines];
      }),
  );

/** Text of the file of all styles. */
export const stylesText = (styles: ReadonlyMap<string, string>): string =>
  [...styles]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, style]) => `${name} ${style}\n`)
    .join('');

/** Styles of that file. */
export const readStyles = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [name = ''] = line.split(' ', 1);
        return [name, line.slice(name.length + 1)];
      }),
  );
