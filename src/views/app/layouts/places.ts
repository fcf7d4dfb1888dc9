import { href } from '#machines/navigation/routes.ts';
import type { IconOf } from '#src/ui/icon.tsx';
import {
  ChartColumn,
  CirclePlus,
  CircleUser,
  Compass,
  Gift,
  Heart,
  House,
  Library,
  MessageCircle,
  Newspaper,
  Settings,
  Users,
  Wallet,
} from '#src/ui/icons.ts';
import type { TextKey } from '#src/ui/texts.ts';

/** A place that the navigation offers. */
export interface Place {
  readonly path: string;
  readonly label: TextKey;
  readonly icon: IconOf;
}

const home: Place = { path: href('main'), label: 'app.layout.home', icon: House };
const explore: Place = { path: href('explore'), label: 'app.layout.explore', icon: Compass };
const messages: Place = {
  path: href('messages'),
  label: 'app.layout.messages',
  icon: MessageCircle,
};

/** What the sidebar and the rail show, in the order of the spec. */
export const primaryPlaces: readonly Place[] = [
  home,
  explore,
  { path: href('feed'), label: 'app.layout.feed', icon: Newspaper },
  messages,
  { path: href('profile'), label: 'app.layout.myPosts', icon: CircleUser },
];

/** What comes after; on a phone these stand in the menu of the top bar. */
export const secondaryPlaces: readonly Place[] = [
  { path: href('library'), label: 'app.layout.library', icon: Library },
  { path: href('interests'), label: 'app.layout.interests', icon: Heart },
  { path: href('audience'), label: 'app.layout.audience', icon: Users },
  { path: href('billing'), label: 'app.layout.billing', icon: Wallet },
  { path: href('analytics'), label: 'app.layout.analytics', icon: ChartColumn },
  { path: href('referrals'), label: 'app.layout.referrals', icon: Gift },
  { path: href('settings'), label: 'app.layout.settings', icon: Settings },
];

/** The five of a phone's tab bar. */
export const tabPlaces: readonly Place[] = [
  home,
  explore,
  { path: href('newPost'), label: 'app.layout.new', icon: CirclePlus },
  messages,
  { path: href('profile'), label: 'app.layout.me', icon: CircleUser },
];

/** Whether a path is this place or below it; the start page is only itself. */
export const isAt = (place: string, path: string): boolean =>
  place === path || (place !== '/' && path.startsWith(`${place}/`) && path !== href('newPost'));
