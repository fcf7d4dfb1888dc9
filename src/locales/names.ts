import type { LocaleCode } from '#machines/app/locale-code.types.ts';

/** Each language by its own name, so that it is found by somebody who reads no other. */
export const localeNames: Readonly<Record<LocaleCode, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  zh: '中文',
  ru: 'Русский',
};
