import { href, routes, type RouteName } from '#machines/navigation/routes.ts';
import type { IconOf } from '#src/ui/style/icon.tsx';
import {
  ChartColumn,
  Compass,
  CreditCard,
  Heart,
  House,
  Library,
  MessageCircle,
  Newspaper,
  Plus,
  Settings,
  UserPlus,
  Users,
} from '#src/ui/style/icons.ts';
import type { TextKey } from '#src/ui/texts/texts.ts';

/** A place that the navigation offers. */
export interface Place {
  readonly name: RouteName;
  readonly path: string;
  readonly label: TextKey;
  readonly icon: IconOf;
  /** Tabs of the place; without the first one it links to the next that the site offers. */
  readonly tabs?: readonly RouteName[];
  /** Href where it differs from `path`: the first tab that the site offers. */
  readonly to?: string;
}

/** Places under one heading. */
export interface PlaceGroup {
  readonly label: TextKey;
  readonly places: readonly Place[];
}

/** Filters the places that the site offers, and links each to its first offered tab. */
export const offered = (places: readonly Place[], absent: readonly RouteName[]): readonly Place[] =>
  places.flatMap((place) => {
    const { name, tabs = [name] } = place;
    const first = tabs.find((tab) => !absent.includes(tab));
    if (first === undefined) return [];
    return [first === tabs[0] ? place : { ...place, to: routes[first].pattern }];
  });

/** Places for every member; the tabs on a phone. */
export const mainPlaces: readonly Place[] = [
  { name: 'main', path: href('main'), label: 'app.layout.home', icon: House },
  { name: 'explore', path: href('explore'), label: 'app.layout.explore', icon: Compass },
  { name: 'messages', path: href('messages'), label: 'app.layout.messages', icon: MessageCircle },
];

/** Post editor's link: an outlined button beside the places, a tab on a phone. */
export const newPost = { path: href('newPost'), icon: Plus } as const;

const myPosts: Place = {
  name: 'profile',
  path: href('profile'),
  label: 'app.layout.myPosts',
  icon: Newspaper,
};
const studio: readonly Place[] = [
  {
    name: 'library',
    path: href('library'),
    label: 'app.layout.library',
    icon: Library,
    tabs: ['libraryOwned', 'libraryUploaded'],
  },
  { name: 'audience', path: href('audience'), label: 'app.layout.audience', icon: Users },
  { name: 'analytics', path: href('analytics'), label: 'app.layout.analytics', icon: ChartColumn },
];
const you: readonly Place[] = [
  { name: 'interests', path: href('interests'), label: 'app.layout.interests', icon: Heart },
  {
    name: 'billing',
    path: href('billing'),
    label: 'app.layout.billing',
    icon: CreditCard,
    tabs: ['billingReceived', 'billingSent', 'billingComing', 'billingPayout', 'billingCards'],
  },
  {
    name: 'referrals',
    path: href('referrals'),
    label: 'app.layout.referrals',
    icon: UserPlus,
    tabs: ['referralsLink', 'referralsStatistics'],
  },
];
const settings: Place = {
  name: 'settings',
  path: href('settings'),
  label: 'app.layout.settings',
  icon: Settings,
};

const groupsOf = (isCreator: boolean): readonly PlaceGroup[] =>
  isCreator
    ? [
        { label: 'app.layout.studio', places: [myPosts, ...studio] },
        { label: 'app.layout.you', places: [...you, settings] },
      ]
    : [{ label: 'app.layout.you', places: [...you, myPosts, ...studio, settings] }];

/**
 * Groups of places: a studio for creators, the same places under the member's own for others. Omits
 * those that the site lacks.
 */
export const placeGroups = (
  isCreator: boolean,
  absent: readonly RouteName[],
): readonly PlaceGroup[] =>
  groupsOf(isCreator)
    .map(({ label, places }) => ({ label, places: offered(places, absent) }))
    .filter(({ places }) => places.length > 0);

/** True if `path` equals or is below `place`; `/` matches itself only, the post editor no place. */
export const isAt = (place: string, path: string): boolean =>
  place === path || (place !== '/' && path !== newPost.path && path.startsWith(`${place}/`));

/** The place whose title a phone shows in place of the brand; undefined on the start page and off all places. */
export const rootAt = (path: string, groups: readonly PlaceGroup[]): Place | undefined =>
  [...mainPlaces, ...groups.flatMap(({ places }) => places)].find(
    (place) => place.path !== href('main') && isAt(place.path, path),
  );
