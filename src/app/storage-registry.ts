import type { StoredThing } from '#machines/pages/cookie-declaration.types.ts';

interface Entry extends StoredThing {
  /** Belongs to one member: removed at logout and when another member signs in. */
  readonly personal?: true;
}

/** Everything the product keeps in a browser; the cookie declaration is drawn from it (decisions §1). */
export const storageRegistry = {
  session: { key: 'fanfare_session', kind: 'cookie', purpose: 'session', lifetime: 'idle' },
  remember: { key: 'remember_web_*', kind: 'cookie', purpose: 'remember', lifetime: 'remember' },
  xsrf: { key: 'XSRF-TOKEN', kind: 'cookie', purpose: 'xsrf', lifetime: 'idle' },
  locale: { key: 'locale', kind: 'cookie', purpose: 'locale', lifetime: 'year' },
  redirectTarget: {
    key: 'fanfare_redirect',
    kind: 'cookie',
    purpose: 'redirectTarget',
    lifetime: 'once',
  },
  ageConsent: {
    key: 'fanfare.age-consent',
    kind: 'localStorage',
    purpose: 'ageConsent',
    lifetime: 'consent',
  },
  ageConsentOfTab: {
    key: 'fanfare.age-consent',
    kind: 'sessionStorage',
    purpose: 'ageConsent',
    lifetime: 'tab',
  },
  postLoginRedirect: {
    key: 'fanfare.post-login-redirect',
    kind: 'localStorage',
    purpose: 'postLoginRedirect',
    lifetime: 'once',
    personal: true,
  },
  drafts: {
    key: 'fanfare.drafts',
    kind: 'localStorage',
    purpose: 'drafts',
    lifetime: 'sent',
    personal: true,
  },
  outbox: {
    key: 'fanfare.outbox',
    kind: 'localStorage',
    purpose: 'outbox',
    lifetime: 'sent',
    personal: true,
  },
  reminders: {
    key: 'fanfare.reminders',
    kind: 'localStorage',
    purpose: 'reminders',
    lifetime: 'seen',
    personal: true,
  },
  intents: {
    key: 'fanfare.intents',
    kind: 'localStorage',
    purpose: 'intents',
    lifetime: 'answered',
  },
  referral: {
    key: 'fanfare.referral',
    kind: 'localStorage',
    purpose: 'referral',
    lifetime: 'registered',
  },
  theme: { key: 'fanfare.theme', kind: 'localStorage', purpose: 'theme', lifetime: 'forever' },
  undoWindow: {
    key: 'fanfare.undo-window',
    kind: 'localStorage',
    purpose: 'undoWindow',
    lifetime: 'forever',
  },
  owner: { key: 'fanfare.owner', kind: 'localStorage', purpose: 'owner', lifetime: 'logout' },
  signingOut: {
    key: 'fanfare.signing-out',
    kind: 'localStorage',
    purpose: 'signingOut',
    lifetime: 'once',
  },
  scroll: { key: 'fanfare.scroll', kind: 'sessionStorage', purpose: 'scroll', lifetime: 'tab' },
  transport: {
    key: 'pusherTransportTLS, pusherTransportNonTLS',
    kind: 'localStorage',
    purpose: 'transport',
    lifetime: 'halfHour',
  },
} as const satisfies Record<string, Entry>;

/** The registry as a list, for the cookie declaration. */
export const storedThings: readonly StoredThing[] = Object.values(storageRegistry);

const entries: readonly Entry[] = Object.values(storageRegistry);

/** Keys of localStorage that belong to one member alone. */
export const personalKeys: readonly string[] = entries.flatMap(({ key, personal }) =>
  personal ? [key] : [],
);
