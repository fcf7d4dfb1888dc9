import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Translation } from '#src/locales/texts.types.ts';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import ptBR from './locales/pt-BR.ts';
import ru from './locales/ru.ts';
import zh from './locales/zh.ts';

/** Texts of the stand-ins' pages, by language. */
export const standInTexts: Readonly<Record<LocaleCode, Translation<typeof en>>> = {
  en,
  es,
  fr,
  'pt-BR': ptBR,
  zh,
  ru,
};
