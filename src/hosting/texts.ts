import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Translation } from '#src/locales/texts.types.ts';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import ptBR from './locales/pt-BR.ts';
import ru from './locales/ru.ts';
import zh from './locales/zh.ts';

/** Texts of the pages that a browser shows without the app, by language. */
export const hostingTexts: Readonly<Record<LocaleCode, Translation<typeof en>>> = {
  en,
  es,
  fr,
  'pt-BR': ptBR,
  zh,
  ru,
};

/** Answer of the server that is shown to a person. */
export type AnswerKind = keyof (typeof en)['answers'];
/** Texts of the first script of the hosting page, by language. */
export type BootTexts = Readonly<Record<LocaleCode, Translation<typeof en>['boot']>>;

/** The part of the texts that the first script brings along. */
export const bootTexts: BootTexts = {
  en: en.boot,
  es: es.boot,
  fr: fr.boot,
  'pt-BR': ptBR.boot,
  zh: zh.boot,
  ru: ru.boot,
};
