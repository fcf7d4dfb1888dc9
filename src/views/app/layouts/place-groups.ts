import { routes, type RouteName } from '#machines/navigation/routes.ts';
import { mainPlaces, newPost, place, type Place, type PlaceGroup } from './places.ts';

/** Filters the places that the site offers, and links each to its first offered tab. */
export const offered = (places: readonly Place[], absent: readonly RouteName[]): readonly Place[] =>
  places.flatMap((place) => {
    const { name, tabs = [name] } = place;
    const first = tabs.find((tab) => !absent.includes(tab));
    if (first === undefined) return [];
    return [first === tabs[0] ? place : { ...place, to: routes[first].pattern }];
  });

const { myPosts, library, audience, earnings, analytics } = place;
const { interests, billing, referrals, settings } = place;
const studio: readonly Place[] = [myPosts, library, audience, earnings, analytics];

/** Facts that decide on the places of a member. */
export interface Role {
  readonly isCreator: boolean;
  /** Absent where the server does not say. */
  readonly hasStudio?: boolean;
}

const you = (own: readonly Place[]): PlaceGroup => ({
  label: 'app.layout.you',
  places: [interests, billing, referrals, ...own, settings],
});

function groupsOf({ isCreator, hasStudio }: Role): readonly PlaceGroup[] {
  if (hasStudio || isCreator) return [{ label: 'app.layout.studio', places: studio }, you([])];
  return [you(hasStudio === false ? [library] : studio)];
}

/**
 * Groups of places: a studio for who has something in it; a fan's few places for others, or, where the
 * server does not distinguish them, all places in one group. Omits those that the site lacks.
 */
export const placeGroups = (role: Role, absent: readonly RouteName[]): readonly PlaceGroup[] =>
  groupsOf(role)
    .map(({ label, places }) => ({ label, places: offered(places, absent) }))
    .filter(({ places }) => places.length > 0);

/** True if `path` equals or is below `at`; `/` matches itself only, the post editor no place. */
const isBelow = (at: string, path: string): boolean =>
  at === path || (at !== '/' && path !== newPost.path && path.startsWith(`${at}/`));

/** True if the place is where `path` leads: the navigation lights it. */
export const isAt = (
  { path: own, lit = [own] }: Pick<Place, 'path' | 'lit'>,
  path: string,
): boolean => lit.some((at) => isBelow(at, path));

/** The place whose title a phone shows in place of the brand; undefined on the start page and off all places. */
export const rootAt = (path: string, groups: readonly PlaceGroup[]): Place | undefined =>
  [...mainPlaces, ...groups.flatMap(({ places }) => places)].find(
    (each) => each.name !== 'main' && isAt(each, path),
  );
