import type { StoredThing } from '#machines/pages/cookie-declaration.types.ts';
import { storageKeys } from './storage-keys.ts';

/** Everything the product keeps in a browser; the cookie declaration is drawn from it (decisions §1). */
const storageRegistry = {
  session: { key: 'fanfare_session', kind: 'cookie', purpose: 'session', lifetime: 'idle' },
  remember: {
    key: 'remember_web_*',
    kind: 'cookie',
    purpose: 'remember',
    lifetime: 'remember',
  },
  xsrf: { key: 'XSRF-TOKEN', kind: 'cookie', purpose: 'xsrf', lifetime: 'idle' },
  locale: { key: storageKeys.locale, kind: 'cookie', purpose: 'locale', lifetime: 'year' },
  redirectTarget: {
    key: storageKeys.redirectTarget,
    kind: 'cookie',
    purpose: 'redirectTarget',
    lifetime: 'once',
  },
  ageConsent: {
    key: storageKeys.ageConsent,
    kind: 'localStorage',
    purpose: 'ageConsent',
    lifetime: 'consent',
  },
  ageConsentOfTab: {
    key: storageKeys.ageConsent,
    kind: 'sessionStorage',
    purpose: 'ageConsent',
    lifetime: 'tab',
  },
  postLoginRedirect: {
    key: storageKeys.postLoginRedirect,
    kind: 'localStorage',
    purpose: 'postLoginRedirect',
    lifetime: 'once',
  },
  drafts: {
    key: storageKeys.drafts,
    kind: 'localStorage',
    purpose: 'drafts',
    lifetime: 'sent',
  },
  outbox: {
    key: storageKeys.outbox,
    kind: 'localStorage',
    purpose: 'outbox',
    lifetime: 'sent',
  },
  reminders: {
    key: storageKeys.reminders,
    kind: 'localStorage',
    purpose: 'reminders',
    lifetime: 'seen',
  },
  intents: {
    key: storageKeys.intents,
    kind: 'localStorage',
    purpose: 'intents',
    lifetime: 'answered',
  },
  referral: {
    key: storageKeys.referral,
    kind: 'localStorage',
    purpose: 'referral',
    lifetime: 'registered',
  },
  theme: { key: storageKeys.theme, kind: 'localStorage', purpose: 'theme', lifetime: 'forever' },
  undoWindow: {
    key: storageKeys.undoWindow,
    kind: 'localStorage',
    purpose: 'undoWindow',
    lifetime: 'forever',
  },
  owner: { key: storageKeys.owner, kind: 'localStorage', purpose: 'owner', lifetime: 'logout' },
  signingOut: {
    key: storageKeys.signingOut,
    kind: 'localStorage',
    purpose: 'signingOut',
    lifetime: 'once',
  },
  scroll: { key: storageKeys.scroll, kind: 'sessionStorage', purpose: 'scroll', lifetime: 'tab' },
  transport: {
    key: 'pusherTransportTLS, pusherTransportNonTLS',
    kind: 'localStorage',
    purpose: 'transport',
    lifetime: 'halfHour',
  },
} as const satisfies Record<string, StoredThing>;

/** The registry as a list, for the cookie declaration. */
export const storedThings: readonly StoredThing[] = Object.values(storageRegistry);
