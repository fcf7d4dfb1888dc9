/** Name of a language in another one; what is no language tag names itself. */
export const nameIn = (language: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
};

/** Name of a language as it calls itself, such as "français". */
export const ownLanguageName = (language: string): string => nameIn(language, language);

/** Name in the language of the page, and its own where that differs: "French (français)". */
export function languageName(language: string, locale: string): string {
  const name = nameIn(language, locale);
  const own = ownLanguageName(language);
  return name.toLowerCase() === own.toLowerCase() ? name : `${name} (${own})`;
}
