import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { RouteName } from '#machines/navigation/routes.ts';
import type { TextDomain } from '#src/ui/texts/texts.ts';

/** What is fetched after the first frame, and some screens cannot do without. */
export type Need = 'inbox' | 'preferences';

/** All that has to be known of a screen before its code is there. */
export interface ScreenEntry {
  /** Below `src/app/screens`. */
  readonly file: `${string}.screen.${'ts' | 'tsx'}`;
  /** How much room a member's frame gives it. */
  readonly frame: 'plain' | 'wide' | 'bare';
  /** It is not mounted before these are there. */
  readonly needs: readonly Need[];
  /** Text domains it needs besides those of every first load. */
  readonly texts: readonly TextDomain[];
  /** Whose first load includes its code; absent where the code is lazy. */
  readonly firstLoad?: 'guest' | 'member';
}

/** What a screen is chosen by. */
export interface ScreenPlace {
  /** Null where no route fits. */
  readonly name: RouteName | null;
  readonly viewer: Pick<Viewer, 'isDeleted' | 'hasPassword'> | null;
}
