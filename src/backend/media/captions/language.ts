import { invalid } from '../../http/failures.ts';

const most = 35;

/** A BCP 47 tag as it is kept, `pt-br` as `pt-BR`; 422 for what is none. */
export function canonicalLanguage(tag: string): string {
  try {
    const [language = ''] = Intl.getCanonicalLocales(tag);
    if (language !== '' && language.length <= most) return language;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw invalid({ language: ['The selected language is invalid.'] });
}
