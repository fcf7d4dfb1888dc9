import { useEffect, type ReactNode } from 'react';
import en from '#src/locales/en/index.ts';
import type { Strings } from '#src/ui/texts/texts.ts';
import { Frame } from '#stories/lib/frame.tsx';
import { pseudoLong } from './pseudo.ts';

/** Locales of the toolbar: six languages and a stretched English. */
export const locales = ['en', 'es', 'fr', 'pt-BR', 'ru', 'zh', 'pseudo-long'] as const;
export type StoryLocale = (typeof locales)[number];

const modules = import.meta.glob<{ default: Strings }>('../src/locales/*/index.ts');
const loaded = new Map<string, Promise<Strings>>([
  ['en', Promise.resolve(en)],
  ['pseudo-long', Promise.resolve(pseudoLong(en))],
]);

/** Fetches the texts of a toolbar language once; a Storybook loader waits for it. */
export const loadStrings = (locale: StoryLocale): Promise<Strings> => {
  const known = loaded.get(locale);
  if (known) return known;
  const fetched = modules[`../src/locales/${locale}/index.ts`]?.().then((module) => module.default);
  const strings = fetched ?? Promise.resolve(en);
  loaded.set(locale, strings);
  return strings;
};

/** The language and theme of the toolbar around one story. */
export function StoryFrame(props: {
  locale: StoryLocale;
  strings: Strings;
  theme: 'light' | 'dark';
  children: ReactNode;
}) {
  const { locale, strings, theme, children } = props;
  const language = locale === 'pseudo-long' ? 'en' : locale;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return (
    <Frame locale={language} strings={strings}>
      {children}
    </Frame>
  );
}
