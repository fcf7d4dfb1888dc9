import type { LocaleCode } from '#src/contract/locale.ts';
import { en, es, fr } from './texts.latin.ts';
import { ptBR, ru, zh } from './texts.others.ts';
import type { FrameTexts } from './texts.types.ts';

export const frameTexts: Readonly<Record<LocaleCode, FrameTexts>> = {
  en,
  es,
  fr,
  'pt-BR': ptBR,
  zh,
  ru,
};
