import { parse } from 'hono/utils/cookie';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import { localeCookie } from '#src/contract/lib/cookies.ts';

/** First language of the browser's `Accept-Language` that the site has. */
function browserLocale(headers: Headers): LocaleCode | undefined {
  const tags = (headers.get('accept-language') ?? '').toLowerCase().split(',');
  const bases = tags.map((tag) => tag.trim().split(/[-;]/)[0]);
  const known = bases.map((base) =>
    localeCode.options.find((code) => code.toLowerCase().split('-')[0] === base),
  );
  return known.find((code) => code !== undefined);
}

/** Language of the page that calls: by its cookie, else the browser's. */
export function requestLanguage(headers: Headers): LocaleCode | undefined {
  const cookies = parse(headers.get('cookie') ?? '', localeCookie);
  return localeCode.safeParse(cookies[localeCookie]).data ?? browserLocale(headers);
}
