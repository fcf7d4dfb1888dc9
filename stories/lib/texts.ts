import en from '#src/locales/en/index.ts';
import type { TextNode } from '#src/locales/texts.types.ts';
import { makeTexts, type TextKey } from '#src/ui/texts/texts.ts';

/**
 * The texts of English, for stories and tests that name what is on the screen, so that a better
 * text breaks none of them. `t` and `plural` as in a view, with the same keys and params.
 */
export const { t, plural } = makeTexts('en', en);

const rawText = (key: string): string => {
  let node: TextNode | undefined = en;
  for (const part of key.split('.'))
    node =
      typeof node === 'object' ? (node as Readonly<Record<string, TextNode>>)[part] : undefined;
  if (typeof node !== 'string') throw new Error(`There is no text "${key}".`);
  return node;
};

const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A text as a pattern, such as `/Delete .+\?/` of "Delete {{name}}?": its params are as given, and
 * anything where they are not.
 */
export const pattern = (key: TextKey, params: Readonly<Record<string, string>> = {}): RegExp => {
  // Split by a group: every second part is the name of a param.
  const parts = rawText(key).split(/\{\{(\w+)\}\}/);
  const source = parts.map((part, at) => {
    if (at % 2 === 0) return escaped(part);
    const param = params[part];
    return param === undefined ? '.+' : escaped(param);
  });
  return new RegExp(source.join(''), 's');
};
