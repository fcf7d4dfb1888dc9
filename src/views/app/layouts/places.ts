import { href } from '#machines/navigation/routes.ts';
import type { IconOf } from '#src/ui/icon.tsx';
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
} from '#src/ui/icons.ts';
import type { TextKey } from '#src/ui/texts.ts';

/** A place that the navigation offers. */
export interface Place {
  readonly path: string;
  readonly label: TextKey;
  readonly icon: IconOf;
}

/** Places under one heading. */
export interface PlaceGroup {
  readonly label: TextKey;
  readonly places: readonly Place[];
}

/** What every member uses; on a phone these are the tabs. */
export const mainPlaces: readonly Place[] = [
  { path: href('main'), label: 'app.layout.home', icon: House },
  { path: href('explore'), label: 'app.layout.explore', icon: Compass },
  { path: href('messages'), label: 'app.layout.messages', icon: MessageCircle },
];

/** Where a post is written: an outlined button beside the places, a tab among them on a phone. */
export const newPost = { path: href('newPost'), icon: Plus } as const;

const myPosts: Place = { path: href('profile'), label: 'app.layout.myPosts', icon: Newspaper };
const studio: readonly Place[] = [
  { path: href('library'), label: 'app.layout.library', icon: Library },
  { path: href('audience'), label: 'app.layout.audience', icon: Users },
  { path: href('analytics'), label: 'app.layout.analytics', icon: ChartColumn },
];
const you: readonly Place[] = [
  { path: href('interests'), label: 'app.layout.interests', icon: Heart },
  { path: href('billing'), label: 'app.layout.billing', icon: CreditCard },
  { path: href('referrals'), label: 'app.layout.referrals', icon: UserPlus },
];
const settings: Place = {
  path: href('settings'),
  label: 'app.layout.settings',
  icon: Settings,
};

/** The groups below: a studio for creators; others find the same places under their own. */
export const placeGroups = (isCreator: boolean): readonly PlaceGroup[] =>
  isCreator
    ? [
        { label: 'app.layout.studio', places: [myPosts, ...studio] },
        { label: 'app.layout.you', places: [...you, settings] },
      ]
    : [{ label: 'app.layout.you', places: [...you, myPosts, ...studio, settings] }];

/** Whether a path is this place or below it; the start page is only itself, and a new post no place of others. */
export const isAt = (place: string, path: string): boolean =>
  place === path || (place !== '/' && path !== newPost.path && path.startsWith(`${place}/`));

/** The place whose title a phone shows in place of the brand; undefined on the start page and off all places. */
export const rootAt = (path: string, groups: readonly PlaceGroup[]): Place | undefined =>
  [...mainPlaces, ...groups.flatMap(({ places }) => places)].find(
    (place) => place.path !== href('main') && isAt(place.path, path),
  );
