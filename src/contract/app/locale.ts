import { z } from 'zod';

/** The six languages of the product (decisions §5); `en` is default and fallback. */
export const localeCode = z
  .enum(['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'])
  .meta({ id: 'LocaleCode' });

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().length(2);

/** Country code → name in the asked language. */
export const countries = z.record(z.string(), z.string()).meta({ id: 'Countries' });

/** The visitor's country by address, or null when it is not known. */
export const myCountry = z
  .object({ code: z.string().length(2).nullable() })
  .meta({ id: 'MyCountry' });

export type LocaleCode = z.infer<typeof localeCode>;
