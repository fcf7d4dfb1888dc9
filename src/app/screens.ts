import type { RouteName } from '#machines/navigation/routes.ts';
import type { TextDomain } from '#src/ui/texts.ts';

/** What is fetched after the first frame, and some screens cannot do without. */
export type Need = 'inbox';

/** All that has to be known of a screen before its code is there. */
export interface ScreenEntry {
  /** Below `src/app/screens`. */
  readonly file: `${string}.screen.${'ts' | 'tsx'}`;
  /** How much room a member's frame gives it. */
  readonly frame: 'plain' | 'wide' | 'bare';
  /** It is not mounted before these are there. */
  readonly needs: readonly Need[];
  /** Text domains it needs besides those of every first load. */
  readonly texts: readonly TextDomain[];
  /** Whose first load includes its code; absent where the code is lazy. */
  readonly firstLoad?: 'guest' | 'member' | 'both';
}

type ScreenName = RouteName | 'welcome' | 'accountClosed';

const plain = { frame: 'plain', needs: [], texts: [] } as const;
/** Smaller than what asking for it costs, and links to it stand on nearly every page. */
const notAvailable = { ...plain, file: 'not-available.screen.ts', firstLoad: 'both' } as const;
const home = { ...plain, file: 'home.screen.ts', frame: 'wide', firstLoad: 'member' } as const;
const auth = { ...plain, frame: 'wide', texts: ['auth'] } as const;
const registration = { ...auth, file: 'registration.screen.tsx' } as const;
const documentPage = { ...plain, file: 'document-page.screen.ts', texts: ['pages'] } as const;
const people = { ...plain, texts: ['people'] } as const;
const postEditor = {
  ...plain,
  frame: 'wide',
  file: 'post-editor.screen.ts',
  texts: ['posts', 'media', 'ui'],
} as const;
const audience = { ...people, file: 'audience.screen.ts' } as const;
const interests = { ...people, file: 'interests.screen.ts' } as const;
const messages = {
  file: 'messages.screen.ts',
  frame: 'wide',
  needs: ['inbox'],
  texts: ['chat', 'media', 'ui'],
} as const;

/**
 * Every screen, by route. Plain data, so that the build and the hosting page read it as the app does; a
 * route without a line is a type error, and one whose screen is still to come names `notAvailable`.
 */
export const screens = {
  main: home,
  /** What a guest sees of main. */
  welcome: { ...plain, file: 'welcome.screen.ts', frame: 'wide', firstLoad: 'guest' },
  feed: home,
  explore: { ...plain, frame: 'wide', file: 'explore.screen.tsx' },
  otherProfile: {
    ...people,
    file: 'other-profile.screen.ts',
    frame: 'wide',
    texts: ['people', 'posts'],
  },
  post: { ...plain, frame: 'wide', file: 'post.screen.ts', texts: ['posts', 'ui'] },
  newPost: postEditor,
  editPost: postEditor,
  profile: { ...plain, frame: 'wide', file: 'my-posts.screen.ts', texts: ['posts'] },

  login: { ...plain, file: 'login.screen.tsx', firstLoad: 'guest' },
  register: registration,
  registerReferral: registration,
  registerSocial: { ...auth, file: 'social-registration.screen.tsx' },
  twoFactorChallenge: { ...auth, file: 'two-factor.screen.tsx' },
  forgotPassword: { ...auth, file: 'forgot-password.screen.tsx' },
  resetPassword: { ...auth, file: 'reset-password.screen.tsx' },
  verifyEmail: { ...auth, file: 'email-verification.screen.tsx' },
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
  reports: { ...people, file: 'reports.screen.ts', texts: ['people', 'modal'] },
  subscription: { ...people, file: 'edit-subscription.screen.ts', texts: ['people', 'billing'] },

  library: notAvailable,
  libraryOwned: notAvailable,
  libraryUploaded: notAvailable,

  billing: notAvailable,
  billingReceived: notAvailable,
  billingSent: notAvailable,
  billingPayout: notAvailable,
  billingCards: notAvailable,

  analytics: notAvailable,
  analyticsSummary: documentPage,
  referrals: notAvailable,
  referralsLink: notAvailable,
  referralsStatistics: notAvailable,

  settings: notAvailable,
  settingsProfile: notAvailable,
  settingsSite: notAvailable,
  settingsSecurity: notAvailable,

  documentPage,
  cookieDeclaration: { ...plain, file: 'cookie-declaration.screen.ts', texts: ['pages'] },
  /**
   * What a deleted member sees in place of their settings. The choices of its footer come with the
   * inbox's code, which nothing else on it fetches.
   */
  accountClosed: {
    frame: 'wide',
    needs: ['inbox'],
    texts: ['app'],
    file: 'account-closed.screen.ts',
  },
  notFound: { ...plain, frame: 'wide', file: 'not-found.screen.ts' },
} as const satisfies Readonly<Record<ScreenName, ScreenEntry>>;

/** Text domains of what loads later than a screen, besides those of every first load. */
export const lazyTexts = {
  /** deferred-actors.ts */
  everyone: ['modal'],
  /** member-actors.ts */
  member: ['chat'],
  /** The card beside a chat. */
  person: ['chat', 'people'],
  /** A payment whose window was left */
  unfinishedPayments: ['billing'],
  /** The bar of creators to follow. */
  suggestions: ['people'],
  /** What is done about posts of lists. */
  lists: ['posts'],
  /** Sign-in through a provider, below a form. */
  social: ['auth'],
} as const satisfies Readonly<Record<string, readonly TextDomain[]>>;

/** The screen of a location; main is another one for a guest, and `name` is null where no route fits. */
export function screenOf(of: {
  name: RouteName | null;
  viewer: { isDeleted: boolean } | null;
}): ScreenEntry {
  if (of.viewer?.isDeleted && of.name !== null && of.name !== 'notFound')
    return screens.accountClosed;
  if (of.name === 'main' && of.viewer === null) return screens.welcome;
  return screens[of.name ?? 'notFound'];
}
