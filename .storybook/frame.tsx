import { useLayoutEffect, type ReactNode } from 'react';
import en from '#src/locales/en/index.ts';
import type { Strings } from '#src/ui/texts/texts.ts';
import { Frame } from '#stories/lib/frame.tsx';
import { pseudoLong, pseudoRtl } from './pseudo.ts';
import './page.css';
import type { StoryLocale, StoryLook } from './toolbars.ts';

const modules = import.meta.glob<{ default: Strings }>('../src/locales/*/index.ts');
const loaded = new Map<string, Promise<Strings>>([
  ['en', Promise.resolve(en)],
  ['pseudo-long', Promise.resolve(pseudoLong(en))],
  ['pseudo-rtl', Promise.resolve(pseudoRtl(en))],
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

/** Sets an attribute of `<html>`, or takes it away. */
const mark = (name: string, value: string): void => {
  document.documentElement.toggleAttribute(name, value !== '');
  if (value !== '') document.documentElement.setAttribute(name, value);
};

/** The words of `<html data-display>`, as the product writes them (display.adapter.ts). */
const displayWords = ({ textSize, motion, contrast }: StoryLook): string =>
  [
    ...(textSize === 'large' || textSize === 'larger' ? [textSize] : []),
    ...(motion === 'still' ? ['still'] : []),
    ...(contrast === 'more' ? ['contrast'] : []),
  ].join(' ');

/** The look and the language of the toolbars around one story. */
export function StoryFrame(props: { look: StoryLook; strings: Strings; children: ReactNode }) {
  const { look, strings, children } = props;
  const { locale, theme, textSize } = look;
  const isPseudo = locale.startsWith('pseudo');
  const language = isPseudo ? 'en' : locale;
  const display = displayWords(look);
  useLayoutEffect(() => {
    mark('lang', language);
    mark('dir', locale === 'pseudo-rtl' ? 'rtl' : '');
    mark('data-theme', theme === 'system' ? '' : theme);
    mark('data-display', display);
    // Browsers zoom text so; the product offers less (tokens.css).
    document.documentElement.style.fontSize = textSize === 'double' ? '200%' : '';
  }, [language, locale, theme, display, textSize]);
  return (
    <Frame locale={language} strings={strings}>
      {children}
    </Frame>
  );
}
