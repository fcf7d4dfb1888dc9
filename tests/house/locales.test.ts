import { describe, expect, test } from 'vitest';
import { standInTexts } from '#src/backend/stand-ins/texts.ts';
import { serverTexts } from '#src/backend/texts.ts';
import { hostingTexts } from '#src/hosting/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { firstStems, inOrder, readCatalogue, writeCatalogue } from '#tests/flow/catalogue.ts';
import { fault, files } from './files.ts';

type Texts = { readonly [key: string]: string | Texts };

const modules = import.meta.glob<{ default: Texts }>('../../src/locales/*/index.ts', {
  eager: true,
});
const locales = Object.fromEntries(
  localeCode.options.map((code): [string, Texts] => {
    const server = {
      hosting: hostingTexts[code],
      mails: mailTexts[code],
      server: serverTexts[code],
      standIns: standInTexts[code],
    };
    return [code, { ...modules[`../../src/locales/${code}/index.ts`]?.default, ...server }];
  }),
);
const english = locales['en'] ?? {};
const others = Object.entries(locales).filter(([name]) => name !== 'en');

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isPlural = (node: Texts): boolean =>
  'other' in node && Object.keys(node).every((key) => categories.has(key));

/** Dotted key → text, or → plural forms. */
const flat = (texts: Texts, prefix = ''): Map<string, string | Texts> =>
  new Map(
    Object.entries(texts).flatMap(([key, node]): [string, string | Texts][] => {
      const path = prefix === '' ? key : `${prefix}.${key}`;
      return typeof node === 'string' || isPlural(node) ? [[path, node]] : [...flat(node, path)];
    }),
  );

const holesOf = (text: string): string =>
  [...new Set(text.match(/{{\w+}}/g) ?? [])].toSorted().join(' ');
const words = (text: string): number => text.replaceAll(/{{\w+}}/g, '').split(/\s+/).length;
const formsOf = (node: string | Texts): string[] =>
  typeof node === 'string' ? [node] : Object.values(node).map(String);

/** The plural forms of integers below a million; some languages have one more for millions. */
const countedIn = (name: string): Intl.LDMLPluralRule[] => {
  const rules = new Intl.PluralRules(name);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
};

/** Of the client by domain, and of the server. */
const catalogues = files
  .filter(({ path }) =>
    /^src\/(?:locales\/[^/]+|(?:mails|hosting|backend|backend\/stand-ins)\/locales)\/[^/]+\.ts$/.test(
      path,
    ),
  )
  .filter(({ name }) => name !== 'index.ts' && name !== 'first.ts');

test('a catalogue holds its stems in the order of their names, a blank line between them', () => {
  const odd = catalogues.flatMap(({ path, text }) => {
    const { head, stems } = readCatalogue(text);
    const isFresh = writeCatalogue({ head, stems: inOrder(stems) }) === text;
    return isFresh ? [] : [fault(path, 'put its stems in order')];
  });
  expect(catalogues.length).toBeGreaterThan(60);
  expect(odd).toEqual([]);
});

/** The stems of each domain of a language, those of the first load apart. */
const placesIn = (code: string) => {
  const first = files.find(({ path }) => path === `src/locales/${code}/first.ts`);
  return catalogues
    .filter(({ path }) => path.startsWith(`src/locales/${code}/`))
    .map(({ name, text }) => {
      const domain = name.slice(0, -'.ts'.length);
      const later = readCatalogue(text).stems.map((stem) => stem.name);
      return { domain, first: firstStems(first?.text ?? '', domain), later };
    });
};

test('a stem is of the first load or of its domain, and every language says so alike', () => {
  for (const { first, later } of placesIn('en')) {
    expect(first.filter((stem) => later.includes(stem))).toEqual([]);
  }
  for (const code of Object.keys(locales)) {
    expect(placesIn(code)).toEqual(placesIn('en'));
    const texts = locales[code] ?? {};
    for (const { domain, first, later } of placesIn(code)) {
      expect(Object.keys(texts[domain] ?? {})).toEqual([...first, ...later]);
    }
  }
});

test('the six languages are there', () => {
  expect(
    Object.keys(modules)
      .map((path) => path.split('/').at(-2) ?? '')
      .toSorted(),
  ).toEqual(['en', 'es', 'fr', 'pt-BR', 'ru', 'zh']);
});

describe.each(others)('%s', (name, texts) => {
  const source = flat(english);
  const own = flat(texts);

  test('has the same keys as English', () => {
    expect([...own.keys()].toSorted()).toEqual([...source.keys()].toSorted());
  });

  test('keeps every {{placeholder}} and leaves nothing empty', () => {
    const wrong = [...own].flatMap(([key, node]) => {
      const wanted = holesOf(formsOf(source.get(key) ?? '').join(' '));
      const counted = typeof node !== 'string';
      return formsOf(node)
        .filter((text) => text.trim() === '' || (!counted && holesOf(text) !== wanted))
        .map((text) => `${name} ${key}: "${text}" should hold ${wanted || 'something'}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has every plural form that the language needs', () => {
    const needed = countedIn(name);
    const missing = [...own].flatMap(([key, node]) =>
      typeof node === 'string'
        ? []
        : needed
            .filter((category) => !(category in node))
            .map((category) => `${name} ${key}.${category}`),
    );
    expect(missing).toEqual([]);
  });

  test('is translated: no sentence is left in English', () => {
    const same = [...own].flatMap(([key, node]) =>
      typeof node === 'string' && node === source.get(key) && words(node) > 3
        ? [`${name} ${key}`]
        : [],
    );
    expect(same).toEqual([]);
  });
});
