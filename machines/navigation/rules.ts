import type { Viewer } from '../auth/viewer.types.ts';
import { isSafeRedirect, pathnameOf, placeOf } from './location.ts';
import type { Place, StoredRedirect } from './navigation.types.ts';
import { pathOf, routes, type Access, type Route, type RouteName } from './routes.ts';

/** Input of the guards: the requested place, the viewer and the stored redirect. */
export interface Case {
  readonly place: Place;
  readonly viewer: Viewer | null;
  readonly stored: StoredRedirect | null;
}

const accessOf = ({ name }: Place): Access => (name === null ? 'public' : routes[name].access);

/** The child that a parent path shows by default to this viewer, else null. */
export const childOf = ({ place: { name }, viewer }: Omit<Case, 'stored'>): RouteName | null => {
  const route: Route | null = name && routes[name];
  const forFans = viewer?.hasStudio === false ? route?.redirectFansTo : undefined;
  return forFans ?? route?.redirectTo ?? null;
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

/** A page that everybody may read, whatever became of their account: terms, help, cookies. */
const isDocument = (name: RouteName | null): boolean => {
  const route: Route | null = name && routes[name];
  return route?.layout === 'documentation' && route.access === 'public';
};

/**
 * True if a deleted member may open the route: documents (issue 39), one of which has the address
 * to write to, and, without a password, the confirmation by mail that a data export may ask for.
 */
export const isOpenToDeleted = (
  name: RouteName | null,
  viewer: Pick<Viewer, 'hasPassword'>,
): boolean => isDocument(name) || (name === 'confirmPassword' && viewer.hasPassword === false);

/** Rule 4: a deleted member anywhere but in settings profile, public routes included. */
export const needsReactivation = ({ place: { name }, viewer }: Case): boolean =>
  viewer !== null &&
  viewer.isDeleted &&
  name !== 'settingsProfile' &&
  !isOpenToDeleted(name, viewer);

/** Rule 5: a guests' route with a member. */
export const needsGuest = ({ place, viewer }: Case): boolean =>
  viewer !== null && accessOf(place) === 'guest';

/**
 * Rule 6: the e-mail was verified just now, and a post-login redirect is stored. A link that did not
 * work says so first.
 */
export const resumesJourney = ({ place, viewer, stored }: Case): boolean =>
  place.name === 'emailVerified' && place.query['error'] === undefined && isUsable(stored, viewer);

/** True if a stored redirect is safe to follow and this viewer's own (or left by a guest). */
export const isUsable = (
  stored: StoredRedirect | null,
  viewer: Viewer | null,
): stored is StoredRedirect =>
  stored !== null &&
  isSafeRedirect(stored.path) &&
  pathnameOf(stored.path) !== '/email-verified' &&
  (stored.owner === null || stored.owner === viewer?.id);

/** True if a stored redirect has been followed to its end; a parent redirects to its child. */
export function isReached(
  stored: StoredRedirect | null,
  path: string | null,
  viewer: Viewer | null,
): boolean {
  if (stored === null || path === null) return false;
  const child = childOf({ place: placeOf(stored.path), viewer });
  return stored.path === path || (child !== null && pathOf(child, {}) === path);
}
