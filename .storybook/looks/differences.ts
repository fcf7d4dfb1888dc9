import { lineOf, type Baseline } from './baseline.ts';
import type { Look } from './look.types.ts';

const most = 8;

const placeOf = (look: Look, at: number): string => {
  const line = look[at];
  if (!line) return '';
  const above = look.slice(0, at).findLast(({ depth }) => depth < line.depth);
  return above ? `${above.name} > ${line.name}` : line.name;
};

/** `name:value` of a style, those of a theme or of a rule that waits by themselves. */
const declarationsOf = (style: string): ReadonlySet<string> =>
  new Set(
    style
      .split(' | ')
      .flatMap((part) =>
        part.endsWith('}')
          ? [part]
          : part
              .replace(/^dark /, '')
              .split(';')
              .map((one) => (part.startsWith('dark ') ? `dark ${one}` : one)),
      )
      .filter((part) => part !== ''),
  );

const changes = (before: string, after: string): string => {
  const [old, current] = [declarationsOf(before), declarationsOf(after)];
  const gone = [...old].filter((one) => !current.has(one)).map((one) => `- ${one}`);
  const come = [...current].filter((one) => !old.has(one)).map((one) => `+ ${one}`);
  return [...gone, ...come].join('  ');
};

const nameIn = (line: string): string => line.slice(0, line.lastIndexOf(' '));

/** Differences of a story's elements from their baseline, in words; empty where nothing is. */
export function differences({ stories, styles }: Baseline, id: string, look: Look): string[] {
  const before = stories.get(id);
  if (before === undefined) return ['it has no baseline yet'];
  const after = look.map(lineOf);
  const other = after.findIndex((line, at) => nameIn(line) !== nameIn(before[at] ?? ''));
  if (other >= 0)
    return [
      `another element: ${placeOf(look, other)}, where ${before[other]?.trim() ?? 'nothing'} was`,
    ];
  if (after.length < before.length)
    return [`elements are gone: ${before[after.length]?.trim() ?? ''} and what follows`];
  return after
    .flatMap((line, at) => {
      const old = before[at] ?? '';
      if (line === old) return [];
      const style = styles.get(old.slice(old.lastIndexOf(' ') + 1)) ?? '';
      return [`${placeOf(look, at)}: ${changes(style, look[at]?.style ?? '')}`];
    })
    .slice(0, most);
}
