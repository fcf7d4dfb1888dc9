import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { RouteName } from '#machines/navigation/routes.ts';
import type { TextDomain } from '#src/ui/texts/texts.ts';

/** Chunks fetched after the first frame that some screens cannot do without. */
export type Need = 'inbox' | 'preferences';

/** Properties of a screen that are known before its code has loaded. */
export interface ScreenEntry {
  /** File below `src/app/screens`. */
  readonly file: `${string}.screen.${'ts' | 'tsx'}`;
  /** Layout in a member's frame. */
  readonly frame: 'wide' | 'bare';
  /** Chunks that must have loaded before it is mounted. */
  readonly needs: readonly Need[];
  /** Text domains it needs besides those of every first load. */
  readonly texts: readonly TextDomain[];
  /** Audience whose first load includes its code; absent where the code is lazy. */
  readonly firstLoad?: 'guest' | 'member';
}

/** Route and viewer by which a screen is chosen. */
export interface ScreenPlace {
  /** Null where no route fits. */
  readonly name: RouteName | null;
  readonly viewer: Pick<Viewer, 'isDeleted' | 'hasPassword'> | null;
}
