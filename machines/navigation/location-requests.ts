import type { RouteGuardContext, Verdict } from './route-guard.types.ts';
import { isSafeRedirect, pathOfTarget, placeOf } from './location.ts';
import type {
  Location,
  NavigationContext,
  RouteNotice,
  StoredRedirect,
  Wanted,
} from './navigation.types.ts';
import { href } from './routes.ts';
import { isUsable, type Case } from './rules.ts';

/** The location request as the route guards read it. */
export const caseOf = ({ viewer, stored, wanted }: RouteGuardContext): Case => ({
  place: placeOf(wanted.path ?? href('main')),
  viewer,
  stored,
});

/** The same request with another destination; a rewritten or popped history entry is rewritten. */
export const insteadOf = (wanted: Wanted, path: string): Wanted => ({
  path,
  arrival: wanted.arrival === 'push' ? 'push' : 'replace',
});

/** Path of the route in the redirect-target cookie; null when it names none. */
export const targetPath = ({ target }: RouteGuardContext) =>
  target === null ? null : pathOfTarget(target);

/** Where a login leads: settings profile for a deleted member, else the stored redirect or main. */
export const afterLogin = ({ viewer, stored }: RouteGuardContext): string => {
  if (viewer?.isDeleted) return href('settingsProfile');
  return isUsable(stored, viewer) ? stored.path : href('main');
};

/** The path to come back to after a login, if it is worth coming back to. */
export const keptPath = (path: string | null, owner: number | null): StoredRedirect | null =>
  path !== null && isSafeRedirect(path) ? { path, owner } : null;

/** What the guards let through, ready to be drawn. */
export const locationOf = (context: NavigationContext, { wanted, refused }: Verdict): Location => ({
  ...placeOf(wanted.path),
  visit: (context.location?.visit ?? 0) + 1,
  arrival: wanted.arrival,
  refused,
  viewer: context.viewer,
});

/** What lies behind ConfirmPassword once `verdict` is on the page; null anywhere else. */
export const behind = (context: NavigationContext, { wanted }: Verdict): string | null => {
  if (placeOf(wanted.path).name !== 'confirmPassword') return null;
  const isThere = context.location?.name === 'confirmPassword';
  return isThere ? context.behind : (context.location?.path ?? null);
};

/** Shown when a route is requested that does not exist, or without what it needs. */
export const unknownRoute = (route: string): RouteNotice => ({
  type: 'notice.shown',
  tone: 'caution',
  key: 'navigation.navigation.unknownRoute',
  params: { route },
});
