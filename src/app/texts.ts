import type { LocaleCode } from '#machines/app/locale.types.ts';
import firstEnglish from '#src/locales/en/first.ts';
import type { Strings } from '#src/ui/texts.ts';

type First = typeof firstEnglish;
type Loader<Texts> = () => Promise<{ default: Texts }>;

/** Where the texts of one language are: those of the first screens, and all. */
export interface TextSource {
  readonly first: Loader<Readonly<Record<string, unknown>>>;
  readonly whole: Loader<Strings>;
}

const sources: Readonly<Record<LocaleCode, TextSource>> = {
  en: {
    first: () => Promise.resolve<{ default: First }>({ default: firstEnglish }),
    whole: () => import('#src/locales/en/index.ts'),
  },
  es: {
    first: () => import('#src/locales/es/first.ts'),
    whole: () => import('#src/locales/es/index.ts'),
  },
  fr: {
    first: () => import('#src/locales/fr/first.ts'),
    whole: () => import('#src/locales/fr/index.ts'),
  },
  'pt-BR': {
    first: () => import('#src/locales/pt-BR/first.ts'),
    whole: () => import('#src/locales/pt-BR/index.ts'),
  },
  zh: {
    first: () => import('#src/locales/zh/first.ts'),
    whole: () => import('#src/locales/zh/index.ts'),
  },
  ru: {
    first: () => import('#src/locales/ru/first.ts'),
    whole: () => import('#src/locales/ru/index.ts'),
  },
};

/** The texts that have been fetched so far, by language. */
export interface TextBook {
  /** Rejects when the language's chunk does not come; asking again tries again. */
  load(code: LocaleCode): Promise<void>;
  /** From now on every language is fetched whole: the first screens are not all any more. */
  complete(): Promise<void>;
  strings(code: LocaleCode): Strings | undefined;
  /** Calls back whenever texts came; answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * One chunk a language for the first screens and one for everything, fetched when they are wanted;
 * English is the fallback of any other, so its first texts are in the bundle.
 */
export function createTextBook(from: Readonly<Record<LocaleCode, TextSource>> = sources): TextBook {
  const pages = new Map<LocaleCode, Strings>();
  const whole = new Set<LocaleCode>();
  const listeners = new Set<() => void>();
  /** More texts of a language join those that are there: what is drawn already need not be drawn again. */
  const keep = (code: LocaleCode, strings: object) => {
    const page = pages.get(code);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other screen waits for `complete`
    if (page === undefined) pages.set(code, { ...strings } as Strings);
    else Object.assign(page, strings);
    for (const listener of listeners) listener();
  };
  let isWhole = false;
  const fetchPage = async (code: LocaleCode) => {
    if (isWhole && !whole.has(code)) {
      keep(code, (await from[code].whole()).default);
      whole.add(code);
    } else if (!pages.has(code)) {
      keep(code, (await from[code].first()).default);
    }
  };
  const load = async (code: LocaleCode) => {
    const spare = code === 'en' ? undefined : fetchPage('en').catch(() => undefined);
    await fetchPage(code);
    await spare;
  };
  return {
    load,
    complete: async () => {
      isWhole = true;
      await Promise.all([...pages.keys()].map(fetchPage));
    },
    strings: (code) => pages.get(code),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
