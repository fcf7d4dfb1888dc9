/** The names of what the app itself keeps in a browser, each spelled here alone. */
export const storageKeys = {
  locale: 'locale',
  redirectTarget: 'fanfare_redirect',
  ageConsent: 'fanfare.age-consent',
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
} as const;

/** Keys of localStorage that belong to one member: wiped at logout and when somebody else signs in. */
export const personalKeys: readonly string[] = [
  storageKeys.postLoginRedirect,
  storageKeys.drafts,
  storageKeys.outbox,
  storageKeys.reminders,
];
