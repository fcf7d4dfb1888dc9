import type { Strings } from '#src/ui/texts/texts.ts';

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', y: 'ý' };

/** Changes the words of a text; `{{names}}` stay. */
const reword = (text: string, change: (words: string) => string): string =>
  text
    .split(/({{.*?}})/)
    .map((part) => (part === '' || part.startsWith('{{') ? part : change(part)))
    .join('');

/** Half as long again, as German or Russian may be, and visibly not English. */
const stretch = (text: string): string => {
  const body = reword(text, (words) =>
    words.replaceAll(/[aeiouny]/g, (letter) => accents[letter] ?? letter),
  );
  return `[${body}${' ñéxt'.repeat(Math.ceil(text.length / 12))}]`;
};

/**
 * An isolate with a right-to-left override in it, and their ends: letters run from the right, as those
 * of Arabic do. Of its own, it stands to the right of what follows even where a view splits the text.
 */
const turned = ['\u2067\u202E', '\u202C\u2069'] as const;

/** Stretched and run from the right; a name or number in it stays as it is, as it would in Arabic. */
const turn = (text: string): string => reword(stretch(text), (words) => turned.join(words));

const deepen = (node: unknown, change: (text: string) => string): unknown =>
  typeof node === 'string'
    ? change(node)
    : Object.fromEntries(
        Object.entries(node as object).map(([key, value]) => [key, deepen(value, change)]),
      );

/** English made long and accented: shows a text that does not fit, or that was never translated. */
export const pseudoLong = (strings: Strings): Strings => deepen(strings, stretch) as Strings;

/** The same from right to left: shows a control that has a left and a right of its own. */
export const pseudoRtl = (strings: Strings): Strings => deepen(strings, turn) as Strings;
