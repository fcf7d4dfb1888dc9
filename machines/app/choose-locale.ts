import { localeCodes, type LocaleCode } from './locale-code.types.ts';
import type { LocaleInput } from './locale.types.ts';

/** True if a text from outside is exactly one of the six codes. */
export const isLocaleCode = (text: string | null): text is LocaleCode =>
  localeCodes.some((code) => code === text);

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The product's language nearest to a browser's tag: `pt` and `pt-PT` read `pt-BR`, `zh-TW` reads `zh`. */
const nearest = (tag: string): LocaleCode | undefined =>
  localeCodes.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
  localeCodes.find((code) => languageOf(code) === languageOf(tag));

/** The first language (decisions §5): a known cookie, else the browser's languages, else English. */
export function chooseLocale({ cookie, languages }: LocaleInput): LocaleCode {
  if (isLocaleCode(cookie)) return cookie;
  return languages.map(nearest).find((code) => code !== undefined) ?? 'en';
}
