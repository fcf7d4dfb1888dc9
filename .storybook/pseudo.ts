import type { Strings } from '#src/ui/texts/texts.ts';

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', y: 'ý' };

/** Half as long again, as German or Russian may be, and visibly not English; `{{names}}` stay. */
const stretch = (text: string): string => {
  const body = text
    .split(/({{.*?}})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part.replaceAll(/[aeiouny]/g, (letter) => accents[letter] ?? letter),
    )
    .join('');
  return `[${body}${' ñéxt'.repeat(Math.ceil(text.length / 12))}]`;
};

const deepen = (node: unknown): unknown =>
  typeof node === 'string'
    ? stretch(node)
    : Object.fromEntries(
        Object.entries(node as object).map(([key, value]) => [key, deepen(value)]),
      );

/** English made long and accented: shows a text that does not fit, or that was never translated. */
export const pseudoLong = (strings: Strings): Strings => deepen(strings) as Strings;
