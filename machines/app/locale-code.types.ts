/** The six languages of the product; `en` is default and fallback (decisions §5). */
export const localeCodes = ['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'] as const;

export type LocaleCode = (typeof localeCodes)[number];
