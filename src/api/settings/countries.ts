import type { CountryList } from '#machines/settings/countries.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const names = (value: unknown): [string, string][] =>
  // Laravel writes an empty map as a list.
  Array.isArray(value) || typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([code, name]) =>
        typeof name === 'string' ? [[code, name] as [string, string]] : [],
      );

/**
 * `GET /countries/{locale}` and `GET /countries/my`: without the second nobody knows where the visitor
 * is, and the first is as good.
 */
export async function loadCountries(http: Http, locale: string): Promise<CountryList> {
  const [all, my] = await Promise.all([
    http.get<unknown>(`/api/v1/countries/${locale}`),
    http.get<unknown>('/api/v1/countries/my').catch(() => null),
  ]);
  const code = read.fieldOf(my, 'code');
  return {
    countries: names(all).map(([code_, name]) => ({ code: code_, name })),
    mine: typeof code === 'string' ? code : null,
  };
}
