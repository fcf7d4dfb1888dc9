import { localeCookie, redirectCookie } from '#src/contract/lib/cookies.ts';

/**
 * The names of what the app itself keeps in a browser, each spelled here alone. They begin with the
 * product's slug, so that two products of one origin share nothing; the specification names the locale's.
 */
export const storageKeys = (slug: string) => ({
  locale: localeCookie,
  redirectTarget: redirectCookie(slug),
  ageConsent: `${slug}.age-consent`,
  postLoginRedirect: `${slug}.post-login-redirect`,
  drafts: `${slug}.drafts`,
  postDrafts: `${slug}.post-drafts`,
  pictures: `${slug}.pictures`,
  forms: `${slug}.forms`,
  outbox: `${slug}.outbox`,
  deletions: `${slug}.deletions`,
  chatDeletions: `${slug}.chat-deletions`,
  reminders: `${slug}.reminders`,
  searches: `${slug}.searches`,
  places: `${slug}.places`,
  intents: `${slug}.intents`,
  referral: `${slug}.referral`,
  theme: `${slug}.theme`,
  dataSaver: `${slug}.data-saver`,
  discreet: `${slug}.discreet`,
  display: `${slug}.display`,
  shortcuts: `${slug}.shortcuts`,
  undoWindow: `${slug}.undo-window`,
  owner: `${slug}.owner`,
  signingOut: `${slug}.signing-out`,
  scroll: `${slug}.scroll`,
  /** The lock of each tab; the tab's id follows. */
  tab: `${slug}.tab`,
  /** The channel of all tabs. */
  channel: slug,
});

export type StorageKeys = ReturnType<typeof storageKeys>;

/** Keys of localStorage about one visit: wiped when the member leaves by hand. */
export const visitKeys = (keys: StorageKeys): readonly string[] => [keys.postLoginRedirect];

/**
 * Keys of localStorage that belong to one member: wiped when somebody else signs in. A logout leaves them
 * for the same member, or what another tab had still to send would be lost.
 */
export const personalKeys = (keys: StorageKeys): readonly string[] => [
  ...visitKeys(keys),
  keys.drafts,
  keys.postDrafts,
  keys.pictures,
  keys.forms,
  keys.outbox,
  keys.deletions,
  keys.chatDeletions,
  keys.reminders,
  keys.searches,
  keys.places,
];
