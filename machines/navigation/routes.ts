/** Audience of a route: everyone, guests only, or members only. */
export type Access = 'public' | 'guest' | 'member';

/** Frame around the screen. */
export type Layout = 'main' | 'guest' | 'signedIn' | 'documentation';

export interface Route {
  /** wouter pattern; the first that fits wins, so static paths stand above `/:username`. */
  readonly pattern: string;
  readonly access: Access;
  readonly layout: Layout;
  /** Pattern of each parameter; letters, digits, underscore and hyphen by default. */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** A parent path that shows this child by default. */
  readonly redirectTo?: RouteName;
  /** The child shown to a member who has nothing in the studio, where it is another one. */
  readonly redirectFansTo?: RouteName;
}

const word = /^[A-Za-z0-9_-]+$/;
const digits = /^[0-9]+$/;
const token = /^[^/]+$/;
/** Pages of mailed links, for whoever has the mail. */
const mailed = { access: 'public', layout: 'main', params: { token } } as const;

/** Every route of the product (spec §2, decisions §2). A route is named in code, never spelled. */
export const routes = {
  main: { pattern: '/', access: 'public', layout: 'main' },
  login: { pattern: '/login', access: 'guest', layout: 'guest' },
  register: { pattern: '/register', access: 'guest', layout: 'guest' },
  registerReferral: { pattern: '/r/:referral', access: 'guest', layout: 'guest' },
  registerSocial: { pattern: '/register_social', access: 'guest', layout: 'guest' },
  twoFactorChallenge: { pattern: '/two-factor-challenge', access: 'guest', layout: 'guest' },
  forgotPassword: { pattern: '/forgot-password', access: 'guest', layout: 'guest' },
  resetPassword: {
    pattern: '/reset-password/:token',
    access: 'guest',
    layout: 'guest',
    params: { token },
  },
  explore: { pattern: '/explore', access: 'public', layout: 'main' },
  emailChange: { pattern: '/email-change/:token', ...mailed },
  mailStop: { pattern: '/mail-stop/:token', ...mailed },
  emailVerified: { pattern: '/email-verified', access: 'public', layout: 'main' },
  notFound: { pattern: '/404', access: 'public', layout: 'main' },
  cookieDeclaration: {
    pattern: '/cookie-declaration',
    access: 'public',
    layout: 'documentation',
  },
  documentPage: { pattern: '/pages/:route_key', access: 'public', layout: 'documentation' },
  feed: { pattern: '/feed', access: 'member', layout: 'signedIn' },
  newPost: { pattern: '/profile/new', access: 'member', layout: 'signedIn' },
  profile: { pattern: '/profile', access: 'member', layout: 'signedIn' },
  library: {
    pattern: '/library',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'libraryOwned',
  },
  libraryUploaded: { pattern: '/library/uploaded', access: 'member', layout: 'signedIn' },
  libraryOwned: { pattern: '/library/owned', access: 'member', layout: 'signedIn' },
  analytics: { pattern: '/analytics', access: 'member', layout: 'signedIn' },
  analyticsSummary: {
    pattern: '/analytics/summary',
    access: 'member',
    layout: 'documentation',
  },
  interests: {
    pattern: '/interests',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'interestsSubscriptions',
  },
  interestsFollowed: { pattern: '/interests/followed', access: 'member', layout: 'signedIn' },
  interestsSubscriptions: {
    pattern: '/interests/subscriptions',
    access: 'member',
    layout: 'signedIn',
  },
  subscription: { pattern: '/subscriptions/:username', access: 'public', layout: 'signedIn' },
  audience: {
    pattern: '/audience',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'audienceFollowers',
  },
  audienceFollowers: { pattern: '/audience/followers', access: 'member', layout: 'signedIn' },
  audienceSubscribers: { pattern: '/audience/subscribers', access: 'member', layout: 'signedIn' },
  audienceBlacklist: { pattern: '/audience/blacklist', access: 'member', layout: 'signedIn' },
  billing: {
    pattern: '/billing',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'billingReceived',
    redirectFansTo: 'billingSent',
  },
  billingReceived: { pattern: '/billing/received', access: 'member', layout: 'signedIn' },
  billingSent: { pattern: '/billing/sent', access: 'member', layout: 'signedIn' },
  billingComing: { pattern: '/billing/sent/coming', access: 'member', layout: 'signedIn' },
  billingPayout: { pattern: '/billing/payout', access: 'member', layout: 'signedIn' },
  billingCards: { pattern: '/billing/cards', access: 'member', layout: 'signedIn' },
  billingReceipt: {
    pattern: '/billing/receipts/:id',
    access: 'member',
    layout: 'documentation',
    params: { id: digits },
  },
  verifyEmail: { pattern: '/verify-email', access: 'member', layout: 'signedIn' },
  confirmPassword: { pattern: '/confirm-password', access: 'member', layout: 'signedIn' },
  settings: {
    pattern: '/settings',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'settingsProfile',
  },
  settingsProfile: { pattern: '/settings/profile', access: 'member', layout: 'signedIn' },
  settingsSite: { pattern: '/settings/site', access: 'member', layout: 'signedIn' },
  settingsSecurity: { pattern: '/settings/security', access: 'member', layout: 'signedIn' },
  settingsLeaving: { pattern: '/settings/leaving', access: 'member', layout: 'signedIn' },
  settingsIdentity: { pattern: '/settings/identity', access: 'member', layout: 'signedIn' },
  messages: { pattern: '/messages', access: 'member', layout: 'signedIn' },
  conversation: {
    pattern: '/messages/:withUserId',
    access: 'member',
    layout: 'signedIn',
    params: { withUserId: digits },
  },
  referrals: {
    pattern: '/referrals',
    access: 'member',
    layout: 'signedIn',
    redirectTo: 'referralsLink',
  },
  referralsLink: { pattern: '/referrals/link', access: 'member', layout: 'signedIn' },
  referralsStatistics: { pattern: '/referrals/statistics', access: 'member', layout: 'signedIn' },
  reports: { pattern: '/reports', access: 'member', layout: 'signedIn' },
  editPost: {
    pattern: '/:username/post/:postId/edit',
    access: 'member',
    layout: 'signedIn',
    params: { postId: digits },
  },
  post: {
    pattern: '/:username/post/:postId',
    access: 'public',
    layout: 'main',
    params: { postId: digits },
  },
  otherProfile: { pattern: '/:username', access: 'public', layout: 'main' },
} as const satisfies Record<string, RouteShape>;

type RouteShape = Omit<Route, 'redirectTo' | 'redirectFansTo'> & {
  readonly redirectTo?: string;
  readonly redirectFansTo?: string;
};

export type RouteName = keyof typeof routes;

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's pattern names. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<(typeof routes)[Name]['pattern']>, string | number>
>;

type ParamArgs<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? []
  : [params: RouteParams<Name>];

/** An unknown route name or a missing or malformed parameter; the notice names both. */
export interface RouterError {
  readonly kind: 'routerError';
  readonly route: string;
  readonly param: string | null;
}

/** The path of a named route. Throws a `RouterError` for a wrong name or parameter. */
export function href<Name extends RouteName>(name: Name, ...args: ParamArgs<Name>): string {
  return pathOf(name, args[0] ?? {});
}

/** Builds a path like `href`, for names from outside (a cookie) that the compiler cannot check. */
export function pathOf(name: string, params: Readonly<Record<string, string | number>>): string {
  if (!isRouteName(name)) throw routerError(name, null);
  const route: Route = routes[name];
  return route.pattern.replace(/:([A-Za-z_]+)/g, (_, param: string) => {
    const value = params[param];
    if (value === undefined || !(route.params?.[param] ?? word).test(String(value))) {
      throw routerError(name, param);
    }
    return encodeURIComponent(String(value));
  });
}

/** True if a text from outside names a route. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const routerError = (route: string, param: string | null): RouterError => ({
  kind: 'routerError',
  route,
  param,
});

/** Person as named in an address; the username is empty where the server sends none. */
interface Named {
  readonly username: string;
}

function named<Path>({ username }: Named, path: (username: string) => Path): Path | null {
  return word.test(username) ? path(username) : null;
}

/** Path of a person's page; null where they have no username. */
export const profilePath = (person: Named): string | null =>
  named(person, (username) => href('otherProfile', { username }));

/** Path of a post's own page; null where the author has no username. */
export const postPath = (author: Named, postId: number): string | null =>
  named(author, (username) => href('post', { username, postId }));

/** Path of the editor of one's own post; null where the author has no username. */
export const editPath = (author: Named, postId: number): string | null =>
  named(author, (username) => href('editPost', { username, postId }));

/** Path of the viewer's subscription to a person; null where they have no username. */
export const subscriptionPath = (person: Named): string | null =>
  named(person, (username) => href('subscription', { username }));
