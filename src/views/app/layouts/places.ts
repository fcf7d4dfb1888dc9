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
  Wallet,
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
  /** Paths that light it, where these are others than `path`. */
  readonly lit?: readonly string[];
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
  {
    name: 'main',
    path: href('main'),
    label: 'app.layout.home',
    icon: House,
    lit: [href('main'), href('feed')],
  },
  { name: 'explore', path: href('explore'), label: 'app.layout.explore', icon: Compass },
  { name: 'messages', path: href('messages'), label: 'app.layout.messages', icon: MessageCircle },
];

/** Post editor's link: an outlined button beside the places, a tab on a phone. */
export const newPost = { path: href('newPost'), icon: Plus } as const;

const place = {
  myPosts: { name: 'profile', path: href('profile'), label: 'app.layout.myPosts', icon: Newspaper },
  library: {
    name: 'library',
    path: href('library'),
    label: 'app.layout.library',
    icon: Library,
    tabs: ['libraryOwned', 'libraryUploaded'],
  },
  audience: { name: 'audience', path: href('audience'), label: 'app.layout.audience', icon: Users },
  earnings: {
    name: 'billingReceived',
    path: href('billingReceived'),
    label: 'app.layout.earnings',
    icon: Wallet,
    tabs: ['billingReceived', 'billingPayout'],
    lit: [href('billingReceived'), href('billingPayout')],
  },
  analytics: {
    name: 'analytics',
    path: href('analytics'),
    label: 'app.layout.analytics',
    icon: ChartColumn,
  },
  interests: {
    name: 'interests',
    path: href('interests'),
    label: 'app.layout.interests',
    icon: Heart,
  },
  billing: {
    name: 'billingSent',
    path: href('billingSent'),
    label: 'app.layout.billing',
    icon: CreditCard,
    tabs: ['billingSent', 'billingComing', 'billingCards'],
    lit: [href('billingSent'), href('billingCards'), `${href('billing')}/receipts`],
  },
  referrals: {
    name: 'referrals',
    path: href('referrals'),
    label: 'app.layout.referrals',
    icon: UserPlus,
    tabs: ['referralsLink', 'referralsStatistics'],
  },
  settings: {
    name: 'settings',
    path: href('settings'),
    label: 'app.layout.settings',
    icon: Settings,
  },
} as const satisfies Record<string, Place>;

const { myPosts, library, audience, earnings, analytics } = place;
const { interests, billing, referrals, settings } = place;
const studio: readonly Place[] = [myPosts, library, audience, earnings, analytics];

/** What decides on the places of a member. */
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
 * server does not tell them apart, all places in one group. Omits those that the site lacks.
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
