import { createContext, use, useMemo, type ReactNode } from 'react';
import { makeTexts, type Strings, type Texts } from './texts.ts';

const TextContext = createContext<Texts | null>(null);

/** Gives every view below it the texts of one language; `strings` must be the locale's own. */
export function TextProvider(props: {
  locale: string;
  strings: Strings;
  /** English, for texts that a translation does not have yet. */
  fallback?: Strings;
  onMissing?: (key: string) => void;
  children: ReactNode;
}) {
  const { locale, strings, fallback, onMissing } = props;
  const texts = useMemo(
    () => makeTexts(locale, strings, fallback, onMissing),
    [locale, strings, fallback, onMissing],
  );
  return <TextContext value={texts}>{props.children}</TextContext>;
}

/** The texts of the language that the person reads. Throws outside a TextProvider. */
export function useText(): Texts {
  const texts = use(TextContext);
  if (!texts) throw new Error('useText needs a TextProvider above it.');
  return texts;
}
