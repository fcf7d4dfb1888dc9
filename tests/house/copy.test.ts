import { describe, expect, test } from 'vitest';
import { standInTexts } from '#src/backend/stand-ins/texts.ts';
import { serverTexts } from '#src/backend/texts.ts';
import { hostingTexts } from '#src/hosting/texts.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { copyRules, labelLengths, specTexts } from './copy-rules.ts';

const modules = import.meta.glob<{ default: unknown }>('../../src/locales/*/index.ts', {
  eager: true,
});
/** Server's texts for people, beside the catalogues of the client. */
const servers: Readonly<Record<string, Readonly<Record<LocaleCode, unknown>>>> = {
  hosting: hostingTexts,
  mails: mailTexts,
  server: serverTexts,
  standIns: standInTexts,
};

/** Every text of a tree, with its dotted key. */
const flat = (node: unknown, path: string): [string, string][] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    flat(child, path === '' ? key : `${path}.${key}`),
  );
};
const textsOf = (locale: LocaleCode): Map<string, string> =>
  new Map([
    ...flat(modules[`../../src/locales/${locale}/index.ts`]?.default, ''),
    ...Object.entries(servers).flatMap(([name, texts]) => flat(texts[locale], name)),
  ]);
const locales = Object.keys(copyRules) as LocaleCode[];

describe.each(locales)('the voice in %s', (locale) => {
  const texts = textsOf(locale);
  const isFree = (key: string, text: string): boolean => locale === 'en' && specTexts[key] === text;

  test.each(copyRules[locale])('$name', ({ refused, instead }) => {
    const broken = [...texts]
      .filter(([key, text]) => refused.test(text) && !isFree(key, text))
      .map(([key, text]) => `${key}: "${text}" (say ${instead})`);
    expect(broken).toEqual([]);
  });

  test('a count has every form that the language counts with, millions too', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const counted = new Set(
      [...texts.keys()]
        .filter((key) => /\.(?:one|few|many)$/.test(key) && texts.has(key.replace(/\w+$/, 'other')))
        .map((key) => key.replace(/\.\w+$/, '')),
    );
    const missing = [...counted].flatMap((key) =>
      pluralCategories.map((form) => `${key}.${form}`).filter((form) => !texts.has(form)),
    );
    expect(missing).toEqual([]);
  });

  test('labels of the tab bar, of tabs and of chips are short', () => {
    const long = labelLengths.flatMap(({ keys, most }) =>
      [...texts]
        .filter(([key, text]) => keys.test(key) && text.length > most)
        .map(([key, text]) => `${key}: "${text}" has ${text.length}, at most ${most}`),
    );
    expect(long).toEqual([]);
  });
});

test('what the product spec says stands word for word in English', () => {
  const english = textsOf('en');
  const drifted = Object.entries(specTexts)
    .filter(([key, text]) => english.get(key) !== text)
    .map(([key, text]) => `${key}: "${english.get(key) ?? 'nothing'}", not "${text}"`);
  expect(drifted).toEqual([]);
});
