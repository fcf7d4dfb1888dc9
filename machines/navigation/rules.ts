import type { Viewer } from '../auth/viewer.types.ts';
import { isSafeRedirect, pathnameOf, placeOf } from './location.ts';
import type { Place, StoredRedirect } from './navigation.types.ts';
import { pathOf, routes, type Access, type Route, type RouteName } from './routes.ts';

/** Who wants to go where, with which redirect in memory: all that the guards look at. */
export interface Case {
  readonly place: Place;
  readonly viewer: Viewer | null;
  readonly stored: StoredRedirect | null;
}

const accessOf = ({ name }: Place): Access => (name === null ? 'public' : routes[name].access);

/** The child that a parent path shows by default, else null. */
export const childOf = ({ name }: Place): RouteName | null => {
  const route: Route | null = name && routes[name];
  return route?.redirectTo ?? null;
};

/** Rule 2: a members' route without a member. */
export const needsMember = ({ place, viewer }: Case): boolean =>
  viewer === null && accessOf(place) === 'member';

/**
 * Rule 3: a members' route before the e-mail is verified. Changing the address may ask for the
 * password, so ConfirmPassword stays open. A deleted member is left to rule 4, or the
 * two would send each other round for ever.
 */
export const needsVerification = ({ place, viewer }: Case): boolean =>
  viewer !== null &&
  !viewer.isVerified &&
  !viewer.isDeleted &&
  accessOf(place) === 'member' &&
  place.name !== 'verifyEmail' &&
  place.name !== 'confirmPassword';

/** Rule 4: a deleted member anywhere but in settings profile, public routes included. */
export const needsReactivation = ({ place, viewer }: Case): boolean =>
  viewer !== null && viewer.isDeleted && place.name !== 'settingsProfile';

/** Rule 5: a guests' route with a member. */
export const needsGuest = ({ place, viewer }: Case): boolean =>
  viewer !== null && accessOf(place) === 'guest';

/**
 * Rule 6: the e-mail was verified just now, and a post-login redirect is stored. A link that did not
 * work says so first.
 */
export const resumesJourney = ({ place, viewer, stored }: Case): boolean =>
  place.name === 'emailVerified' && place.query['error'] === undefined && isUsable(stored, viewer);

/** Whether a stored redirect is safe to follow and this viewer's own (or left by a guest). */
export const isUsable = (
  stored: StoredRedirect | null,
  viewer: Viewer | null,
): stored is StoredRedirect =>
  stored !== null &&
  isSafeRedirect(stored.path) &&
  pathnameOf(stored.path) !== '/email-verified' &&
  (stored.owner === null || stored.owner === viewer?.id);

/** Whether a stored redirect has led where it was meant to; a parent leads to its child. */
export function isReached(stored: StoredRedirect | null, path: string | null): boolean {
  if (stored === null || path === null) return false;
  const child = childOf(placeOf(stored.path));
  return stored.path === path || (child !== null && pathOf(child, {}) === path);
}
