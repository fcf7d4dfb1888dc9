import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { localeCookie } from '#src/contract/lib/cookies.ts';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import type { Env } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';

/** First language of the browser's `Accept-Language` that the site has. */
function browserLocale(c: Context<Env>): LocaleCode | undefined {
  const tags = (c.req.header('accept-language') ?? '').toLowerCase().split(',');
  const bases = tags.map((tag) => tag.trim().split(/[-;]/)[0]);
  const known = bases.map((base) =>
    localeCode.options.find((code) => code.toLowerCase().split('-')[0] === base),
  );
  return known.find((code) => code !== undefined);
}

/** Language of the page that calls: by its cookie, else the browser's. */
export const pageLanguage = (c: Context<Env>): LocaleCode | undefined =>
  localeCode.safeParse(getCookie(c, localeCookie)).data ?? browserLocale(c);

/** Language of a mail that no page causes: a member's own choice, else that of where they last signed in. */
export const ownLocale = ({ preferredLocale, pageLocale }: UserRow): LocaleCode =>
  localeCode.catch('en').parse(preferredLocale ?? pageLocale);
