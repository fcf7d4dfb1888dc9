import type { Context } from 'hono';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import type { Env } from '../../context.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { UserRow } from '../../db/schema/users.ts';

/** Language of the page that calls: by its cookie, else the browser's. */
export const pageLanguage = (c: Context<Env>): LocaleCode | undefined =>
  requestLanguage(c.req.raw.headers);

/** Language of a mail that no page causes: a member's own choice, else that of where they last signed in. */
export const ownLocale = ({ preferredLocale, pageLocale }: UserRow): LocaleCode =>
  localeCode.catch('en').parse(preferredLocale ?? pageLocale);
