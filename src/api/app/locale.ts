import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import type { Http } from '../lib/http.types.ts';

/** `PUT /api/v1/me/site_settings`: the language a member wants on every device. */
export const savePreferredLocale = (http: Http, code: LocaleCode): Promise<void> =>
  http.put('/api/v1/me/site_settings', { preferred_locale: code });
