import type Cookies from 'js-cookie';
import { fromPromise } from 'xstate';
import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import type { LocaleChoice } from '#machines/app/locale.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { savePreferredLocale } from '#src/api/app/locale.ts';

/** Dependencies of the adapter: requests, cookies and the page's protocol. */
export interface LocaleDeps {
  readonly http: Http;
  readonly cookies: Pick<typeof Cookies, 'set'>;
  /** The name of the cookie that keeps a language on this device; readable by the server. */
  readonly cookie: string;
  /** Fetches the texts of one language into the textStore that the views read. */
  readonly loadTexts: (code: LocaleCode) => Promise<void>;
  /** True if the page was loaded over HTTPS. */
  readonly secure: boolean;
}

/** Joins the locale chart to the texts, the cookie and the member's settings. */
export const localeAdapter = ({ http, cookies, cookie, loadTexts, secure }: LocaleDeps) => ({
  actors: {
    loadTexts: fromPromise<void, { code: LocaleCode }>(({ input }) => loadTexts(input.code)),
    keepLocale: fromPromise<void, LocaleChoice>(async ({ input: { code, place } }) => {
      cookies.set(cookie, code, { path: '/', expires: 365, sameSite: 'lax', secure });
      if (place === 'account') await savePreferredLocale(http, code);
    }),
  },
});
