import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Translation } from '#src/locales/texts.types.ts';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import ptBR from './locales/pt-BR.ts';
import ru from './locales/ru.ts';
import zh from './locales/zh.ts';

/** Texts of the mails to members, by language. */
export const mailTexts: Readonly<Record<LocaleCode, Translation<typeof en>>> = {
  en,
  es,
  fr,
  'pt-BR': ptBR,
  zh,
  ru,
};

/** A mail whose link does something. */
export type LetterKind = Exclude<keyof (typeof en)['link'], 'expires'>;
/** Changes of the ways into an account, or of where its money goes and comes from. */
export type WarningKind = keyof (typeof en)['warning']['kinds'];
/** A mail about one notification. */
export type NoticeLetterKind = keyof (typeof en)['notices']['kinds'];
