import type { LocaleCode } from '#machines/app/locale.types.ts';
import type { Strings } from '#src/ui/texts.ts';

type Loader = () => Promise<{ default: Strings }>;

const loaders: Readonly<Record<LocaleCode, Loader>> = {
  en: () => import('#src/locales/en/index.ts'),
  es: () => import('#src/locales/es/index.ts'),
  fr: () => import('#src/locales/fr/index.ts'),
  'pt-BR': () => import('#src/locales/pt-BR/index.ts'),
  zh: () => import('#src/locales/zh/index.ts'),
  ru: () => import('#src/locales/ru/index.ts'),
};

/** The texts that have been fetched so far, by language. */
export interface TextBook {
  /** Rejects when the language's chunk does not come; asking again tries again. */
  load(code: LocaleCode): Promise<void>;
  strings(code: LocaleCode): Strings | undefined;
}

/** One chunk a language, fetched when it is wanted; English comes along as the fallback of any other. */
export function createTextBook(from: Readonly<Record<LocaleCode, Loader>> = loaders): TextBook {
  const pages = new Map<LocaleCode, Strings>();
  const fetchPage = async (code: LocaleCode) => {
    if (!pages.has(code)) pages.set(code, (await from[code]()).default);
  };
  return {
    load: async (code) => {
      const spare = code === 'en' ? undefined : fetchPage('en').catch(() => undefined);
      await fetchPage(code);
      await spare;
    },
    strings: (code) => pages.get(code),
  };
}
