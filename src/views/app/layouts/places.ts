import { href, type RouteName } from '#machines/navigation/routes.ts';
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

/** The other places of a member. */
export const place = {
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
