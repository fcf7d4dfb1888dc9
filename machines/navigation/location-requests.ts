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

/** Request with another destination; a rewritten or popped history entry is rewritten. */
export const insteadOf = (wanted: Wanted, path: string): Wanted => ({
  path,
  arrival: wanted.arrival === 'push' ? 'push' : 'replace',
});

/** Path of the route in the redirect-target cookie; null when it names none. */
export const targetPath = ({ target }: RouteGuardContext) =>
  target === null ? null : pathOfTarget(target);

/** Path after a login: settings profile for a deleted member, else the stored redirect or main. */
export const afterLogin = ({ viewer, stored }: RouteGuardContext): string => {
  if (viewer?.isDeleted) return href('settingsProfile');
  return isUsable(stored, viewer) ? stored.path : href('main');
};

/** The path to come back to after a login, if it is worth coming back to. */
export const keptPath = (path: string | null, owner: number | null): StoredRedirect | null =>
  path !== null && isSafeRedirect(path) ? { path, owner } : null;

/**
 * True if two locations have the same screen for the same viewer, whatever their query: a closed
 * account has another frame and, but for the documents, another screen.
 */
export const isSamePlace = (
  one: Omit<Location, 'visit' | 'arrival' | 'refused'>,
  other: Omit<Location, 'visit' | 'arrival' | 'refused'>,
): boolean =>
  one.name === other.name &&
  one.viewer?.id === other.viewer?.id &&
  one.viewer?.isDeleted === other.viewer?.isDeleted &&
  JSON.stringify(one.params) === JSON.stringify(other.params);

/**
 * Returns the location that the guards accepted. A screen that rewrites its own address, by a
 * search or a filter, is no new visit: focus and scroll position stay.
 */
export function locationOf(
  { location, viewer }: NavigationContext,
  { wanted: { path, arrival }, refused }: Verdict,
): Location {
  const place = { ...placeOf(path), viewer };
  const isRewritten =
    arrival === 'replace' && !refused && location !== null && isSamePlace(location, place);
  const visit = (location?.visit ?? 0) + (isRewritten ? 0 : 1);
  return { ...place, visit, arrival, refused };
}

/**
 * True if a person is about to leave what they typed. The page that asks for the password covers theirs,
 * and another viewer's words are no longer anybody's here; a step of unknown length cannot be taken back.
 */
export const losesWords = (
  { location, behind: covered, viewer, wanted: { arrival, steps } }: NavigationContext,
  { wanted: { path }, isTyped }: Verdict,
): boolean => {
  if (!isTyped || location === null || arrival === 'replace' || steps === 0) return false;
  const page = covered === null ? location : { ...placeOf(covered), viewer: location.viewer };
  const place = { ...placeOf(path), viewer };
  return (
    location.viewer?.id === viewer?.id &&
    place.name !== 'confirmPassword' &&
    !isSamePlace(page, place)
  );
};

/** Path of the page behind ConfirmPassword once `verdict` is on the page; null anywhere else. */
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
