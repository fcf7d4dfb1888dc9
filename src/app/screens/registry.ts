import type { Location } from '#machines/navigation/navigation.types.ts';
import type { RouteName } from '#machines/navigation/routes.ts';
import type { Screen } from '../define-screen.ts';

/** Fetches the chunk of one screen. */
export type ScreenLoader = () => Promise<{ default: Screen }>;

const notFound: ScreenLoader = () => import('./not-found.screen.ts');
const welcome: ScreenLoader = () => import('./welcome.screen.ts');
const home: ScreenLoader = () => import('./home.screen.ts');
const documentPage: ScreenLoader = () => import('./document-page.screen.ts');
const messages: ScreenLoader = () => import('./messages.screen.ts');
const registration: ScreenLoader = () => import('./registration.screen.tsx');
const interests: ScreenLoader = () => import('./interests.screen.ts');
const audience: ScreenLoader = () => import('./audience.screen.ts');
const notAvailable: ScreenLoader = () => import('./not-available.screen.ts');

/** The screens that exist. A route without one is guarded all the same, and says that it is not there yet. */
const screens: Partial<Record<RouteName, ScreenLoader>> = {
  main: home,
  feed: home,
  explore: () => import('./explore.screen.tsx'),
  documentPage,
  analyticsSummary: documentPage,
  messages,
  conversation: messages,
  interestsSubscriptions: interests,
  interestsFollowed: interests,
  audienceSubscribers: audience,
  audienceFollowers: audience,
  audienceBlacklist: audience,
  cookieDeclaration: () => import('./cookie-declaration.screen.ts'),
  notFound,
  login: () => import('./login.screen.tsx'),
  register: registration,
  registerReferral: registration,
  registerSocial: () => import('./social-registration.screen.tsx'),
  forgotPassword: () => import('./forgot-password.screen.tsx'),
  resetPassword: () => import('./reset-password.screen.tsx'),
  twoFactorChallenge: () => import('./two-factor.screen.tsx'),
  verifyEmail: () => import('./email-verification.screen.tsx'),
  emailVerified: () => import('./email-landing.screen.tsx'),
  otherProfile: () => import('./other-profile.screen.ts'),
  subscription: () => import('./edit-subscription.screen.ts'),
  confirmPassword: () => import('./password-confirmation.screen.tsx'),
};

/** The loader of a location's screen; main is another screen for a guest than for a member. */
export function loaderOf({ name, viewer }: Pick<Location, 'name' | 'viewer'>): ScreenLoader {
  if (name === null) return notFound;
  if (name === 'main' && viewer === null) return welcome;
  return screens[name] ?? notAvailable;
}
