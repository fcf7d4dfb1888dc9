import type { RouteName } from '#machines/navigation/routes.ts';

/**
 * Specification of each route, copied by hand from its lists (spec §2, decisions §2) and not from
 * the table under test: audience, example path, and the target of a parent.
 */
export const spec: Readonly<
  Record<RouteName, { who: 'guests' | 'all' | 'members'; path: string; leadsTo?: string }>
> = {
  main: { who: 'all', path: '/' },
  login: { who: 'guests', path: '/login' },
  register: { who: 'guests', path: '/register' },
  registerReferral: { who: 'guests', path: '/r/ada' },
  registerSocial: { who: 'guests', path: '/register_social' },
  twoFactorChallenge: { who: 'guests', path: '/two-factor-challenge' },
  forgotPassword: { who: 'guests', path: '/forgot-password' },
  resetPassword: { who: 'guests', path: '/reset-password/mailed' },
  explore: { who: 'all', path: '/explore' },
  emailChange: { who: 'all', path: '/email-change/mailed' },
  mailStop: { who: 'all', path: '/mail-stop/mailed' },
  emailVerified: { who: 'all', path: '/email-verified' },
  notFound: { who: 'all', path: '/404' },
  cookieDeclaration: { who: 'all', path: '/cookie-declaration' },
  documentPage: { who: 'all', path: '/pages/terms' },
  feed: { who: 'members', path: '/feed' },
  newPost: { who: 'members', path: '/profile/new' },
  profile: { who: 'members', path: '/profile' },
  library: { who: 'members', path: '/library', leadsTo: '/library/owned' },
  libraryUploaded: { who: 'members', path: '/library/uploaded' },
  libraryOwned: { who: 'members', path: '/library/owned' },
  analytics: { who: 'members', path: '/analytics' },
  analyticsSummary: { who: 'members', path: '/analytics/summary' },
  interests: { who: 'members', path: '/interests', leadsTo: '/interests/subscriptions' },
  interestsFollowed: { who: 'members', path: '/interests/followed' },
  interestsSubscriptions: { who: 'members', path: '/interests/subscriptions' },
  reports: { who: 'members', path: '/reports' },
  subscription: { who: 'all', path: '/subscriptions/ada' },
  audience: { who: 'members', path: '/audience', leadsTo: '/audience/followers' },
  audienceFollowers: { who: 'members', path: '/audience/followers' },
  audienceSubscribers: { who: 'members', path: '/audience/subscribers' },
  audienceBlacklist: { who: 'members', path: '/audience/blacklist' },
  billing: { who: 'members', path: '/billing', leadsTo: '/billing/received' },
  billingReceived: { who: 'members', path: '/billing/received' },
  billingSent: { who: 'members', path: '/billing/sent' },
  billingComing: { who: 'members', path: '/billing/sent/coming' },
  billingPayout: { who: 'members', path: '/billing/payout' },
  billingCards: { who: 'members', path: '/billing/cards' },
  billingReceipt: { who: 'members', path: '/billing/receipts/2041' },
  verifyEmail: { who: 'members', path: '/verify-email' },
  confirmPassword: { who: 'members', path: '/confirm-password' },
  settings: { who: 'members', path: '/settings', leadsTo: '/settings/profile' },
  settingsProfile: { who: 'members', path: '/settings/profile' },
  settingsSite: { who: 'members', path: '/settings/site' },
  settingsSecurity: { who: 'members', path: '/settings/security' },
  settingsLeaving: { who: 'members', path: '/settings/leaving' },
  settingsIdentity: { who: 'members', path: '/settings/identity' },
  messages: { who: 'members', path: '/messages' },
  conversation: { who: 'members', path: '/messages/12' },
  referrals: { who: 'members', path: '/referrals', leadsTo: '/referrals/link' },
  referralsLink: { who: 'members', path: '/referrals/link' },
  referralsStatistics: { who: 'members', path: '/referrals/statistics' },
  editPost: { who: 'members', path: '/ada/post/7/edit' },
  post: { who: 'all', path: '/ada/post/7' },
  otherProfile: { who: 'all', path: '/ada' },
};

export type Who =
  | 'guest'
  | 'unverified'
  | 'member'
  | 'deleted'
  | 'deletedUnverified'
  /** Came through a provider: who they are is shown by mail, on a page of its own. */
  | 'deletedPasswordless';

/** Routes that a bare name cannot open. */
const needsMore: ReadonlySet<RouteName> = new Set([
  'registerReferral',
  'resetPassword',
  'emailChange',
  'mailStop',
  'documentPage',
  'subscription',
  'billingReceipt',
  'conversation',
  'editPost',
  'post',
  'otherProfile',
]);

/** Routes a closed account may read besides its own page (issue 39). */
const documents: ReadonlySet<RouteName> = new Set(['cookieDeclaration', 'documentPage']);

export interface Memory {
  readonly cookie?: RouteName;
  readonly stored?: RouteName;
}

export interface End {
  readonly path: string;
  readonly refused: boolean;
  readonly stored: string | null;
}

/** Final route of a person who requests a route, by the six sentences of the spec. */
export function expected(who: Who, asked: RouteName, { cookie, stored }: Memory): End {
  const request = cookie !== undefined && !needsMore.has(cookie) ? cookie : asked;
  // A path for guests, a dead end or the route in question itself is no place to come back to.
  const isGood = stored !== undefined && spec[stored].who !== 'guests' && stored !== 'notFound';
  const kept = isGood ? stored : undefined;
  const after = (path: string, refused = false): End => {
    const keptPath = kept === undefined ? null : spec[kept].path;
    const isThere = kept !== undefined && [spec[kept].path, spec[kept].leadsTo].includes(path);
    return { path, refused, stored: isThere ? null : keptPath };
  };
  const open = (name: RouteName): End => {
    const { who: allowed, path, leadsTo } = spec[name];
    if (who === 'guest' && allowed === 'members') return { path: '/', refused: true, stored: path };
    const isConfirming = who === 'deletedPasswordless' && name === 'confirmPassword';
    if (who.startsWith('deleted') && !documents.has(name) && !isConfirming)
      return after('/settings/profile');
    const isExempt = name === 'verifyEmail' || name === 'confirmPassword';
    if (who === 'unverified' && allowed === 'members' && !isExempt) return after('/verify-email');
    if (who !== 'guest' && allowed === 'guests') return after('/');
    return after(leadsTo ?? path);
  };
  const isOnTheWay = request === 'emailVerified' && kept !== undefined && kept !== 'emailVerified';
  return open(isOnTheWay && !who.startsWith('deleted') ? kept : request);
}
