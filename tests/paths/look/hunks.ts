import { structuredPatch } from 'diff';

const whole = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Gone lines after the first of several say no more than that they are gone. */
const shortened = (lines: readonly string[]): string[] => {
  const short: string[] = [];
  let gone = 0;
  const close = () => {
    if (gone > 1) short.push(`-… ${gone - 1}`);
    gone = 0;
  };
  for (const line of lines) {
    if (!line.startsWith('-')) close();
    else gone += 1;
    if (gone <= 1) short.push(line);
  }
  close();
  return short;
};

const isChange = (line: string | undefined): boolean => line !== undefined && !line.startsWith(' ');

/**
 * What has changed from one text to the next: gone lines begin with `-` (`-… 3` stands for three more), new ones with
 * `+`, and the line before a change, which says where it is, with a space. Empty if nothing has changed.
 */
export const hunksBetween = (before: readonly string[], after: readonly string[]): string[] =>
  structuredPatch('', '', whole(before), whole(after), '', '', { context: 1 }).hunks.flatMap(
    ({ lines }) => shortened(lines.filter((line, at) => isChange(line) || isChange(lines[at + 1]))),
  );
