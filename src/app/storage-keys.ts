/** The names of everything that the product keeps in a browser, each spelled here alone. */
export const storageKeys = {
  session: 'fanfare_session',
  remember: 'remember_web_*',
  xsrf: 'XSRF-TOKEN',
  locale: 'locale',
  redirectTarget: 'fanfare_redirect',
  ageConsent: 'fanfare.age-consent',
  ageConsentOfTab: 'fanfare.age-consent',
  postLoginRedirect: 'fanfare.post-login-redirect',
  drafts: 'fanfare.drafts',
  outbox: 'fanfare.outbox',
  reminders: 'fanfare.reminders',
  intents: 'fanfare.intents',
  referral: 'fanfare.referral',
  theme: 'fanfare.theme',
  undoWindow: 'fanfare.undo-window',
  owner: 'fanfare.owner',
  signingOut: 'fanfare.signing-out',
  scroll: 'fanfare.scroll',
  transport: 'pusherTransportTLS, pusherTransportNonTLS',
} as const;

/** Keys of localStorage that belong to one member: wiped at logout and when somebody else signs in. */
export const personalKeys: readonly string[] = [
  storageKeys.postLoginRedirect,
  storageKeys.drafts,
  storageKeys.outbox,
  storageKeys.reminders,
];
