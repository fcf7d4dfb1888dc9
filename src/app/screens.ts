import type { RouteName } from '#machines/navigation/routes.ts';
import { isOpenToDeleted } from '#machines/navigation/rules.ts';
import { firstScreenOf, home, login, welcome } from './first-screens.ts';
import type { ScreenEntry, ScreenPlace } from './screens.types.ts';

type ScreenName = RouteName | 'welcome' | 'accountClosed';

const plain = { frame: 'wide', needs: [], texts: [] } as const;
/** Placeholder for a screen that is still to come, or that this site does not offer. */
export const notAvailable = { ...plain, file: 'not-available.screen.ts', texts: ['app'] } as const;
const auth = { ...plain, texts: ['auth'] } as const;
const registration = { ...auth, file: 'registration.screen.tsx' } as const;
const documentPage = { ...plain, file: 'document-page.screen.ts', texts: ['pages'] } as const;
const people = { ...plain, texts: ['people'] } as const;
const postEditor = {
  ...plain,
  file: 'post-editor.screen.ts',
  texts: ['posts', 'media', 'ui', 'app'],
} as const;
const library = { ...plain, file: 'library.screen.ts', texts: ['media', 'ui'] } as const;
const audience = { ...people, file: 'audience.screen.ts' } as const;
const interests = { ...people, file: 'interests.screen.ts' } as const;
const payments = {
  ...plain,
  file: 'payments.screen.ts',
  texts: ['billing', 'ui'],
} as const;
const settings = { ...plain, texts: ['settings', 'auth'] } as const;
const messages = {
  file: 'messages.screen.ts',
  frame: 'wide',
  needs: ['inbox'],
  texts: ['chat', 'people', 'media', 'ui', 'app'],
} as const;

/**
 * Every screen, by route. Plain data, so that the build and the hosting page read it as the app does. The
 * app loads it with the first screen that no first load includes: a line here costs a first visit nothing. A
 * route without a line is a type error, and one whose screen is still to come names `notAvailable`.
 */
export const screens = {
  main: home,
  /** Main page of a guest. */
  welcome,
  feed: home,
  explore: { ...plain, file: 'explore.screen.ts', texts: ['posts', 'people'] },
  otherProfile: {
    ...people,
    file: 'other-profile.screen.ts',
    texts: ['people', 'posts'],
  },
  post: { ...plain, file: 'post.screen.ts', texts: ['posts', 'people', 'ui'] },
  newPost: postEditor,
  editPost: postEditor,
  profile: { ...plain, file: 'my-posts.screen.ts', texts: ['posts'] },

  login,
  register: registration,
  registerReferral: registration,
  registerSocial: { ...auth, file: 'social-registration.screen.tsx' },
  twoFactorChallenge: { ...auth, file: 'two-factor.screen.tsx' },
  forgotPassword: { ...auth, file: 'forgot-password.screen.tsx' },
  resetPassword: { ...auth, file: 'reset-password.screen.tsx' },
  verifyEmail: { ...auth, file: 'email-verification.screen.tsx' },
  emailChange: { ...auth, file: 'email-change.screen.tsx' },
  emailVerified: { ...auth, file: 'email-landing.screen.tsx' },
  confirmPassword: { ...auth, file: 'password-confirmation.screen.tsx' },

  messages,
  conversation: { ...messages, frame: 'bare' },

  audience: notAvailable,
  audienceFollowers: audience,
  audienceSubscribers: audience,
  audienceBlacklist: audience,
  interests: notAvailable,
  interestsFollowed: interests,
  interestsSubscriptions: interests,
  reports: { ...people, file: 'reports.screen.ts', texts: ['people'] },
  subscription: { ...people, file: 'edit-subscription.screen.ts', texts: ['people', 'billing'] },

  library: notAvailable,
  libraryOwned: library,
  libraryUploaded: library,

  billing: notAvailable,
  billingReceived: payments,
  billingSent: payments,
  billingComing: { ...payments, file: 'charges.screen.ts', texts: ['billing'] },
  billingPayout: { ...payments, file: 'payout.screen.ts', texts: ['billing', 'app'] },
  billingReceipt: { ...payments, file: 'receipt.screen.ts', texts: ['billing'] },
  billingCards: { ...payments, file: 'cards.screen.ts', texts: ['billing'] },

  analytics: {
    ...plain,
    file: 'analytics.screen.ts',
    texts: ['insight'],
  },
  analyticsSummary: documentPage,
  referrals: notAvailable,
  referralsLink: { ...plain, file: 'referral-links.screen.ts', texts: ['insight', 'ui'] },
  referralsStatistics: { ...plain, file: 'referral-statistics.screen.ts', texts: ['insight'] },

  settings: notAvailable,
  settingsProfile: {
    ...settings,
    file: 'settings-profile.screen.ts',
    texts: ['settings', 'auth', 'media', 'ui', 'app'],
  },
  settingsSite: {
    ...plain,
    file: 'settings-site.screen.ts',
    needs: ['preferences'],
    texts: ['settings', 'app', 'modal'],
  },
  settingsSecurity: { ...settings, file: 'settings-security.screen.ts' },
  settingsLeaving: { ...settings, file: 'settings-leaving.screen.ts' },
  mailStop: { ...plain, file: 'mail-stop.screen.tsx', texts: ['settings'] },
  settingsIdentity: { ...plain, file: 'settings-identity.screen.ts', texts: ['settings'] },

  documentPage,
  cookieDeclaration: { ...plain, file: 'cookie-declaration.screen.ts', texts: ['pages'] },
  /**
   * Replaces every screen but the documents for a deleted member. Its footer's choices need the
   * inbox's chunk, which nothing else on it fetches.
   */
  accountClosed: {
    frame: 'wide',
    needs: ['inbox'],
    texts: ['app', 'settings', 'auth'],
    file: 'account-closed.screen.ts',
  },
  notFound: { ...plain, file: 'not-found.screen.ts' },
} as const satisfies Readonly<Record<ScreenName, ScreenEntry>>;

/** The screen of a location; `name` is null where no route fits. */
export function screenOf(of: ScreenPlace): ScreenEntry {
  const { name, viewer } = of;
  const isNowhere = name === null || name === 'notFound';
  if (viewer?.isDeleted && !isNowhere && !isOpenToDeleted(name, viewer))
    return screens.accountClosed;
  return firstScreenOf(of) ?? screens[name ?? 'notFound'];
}
