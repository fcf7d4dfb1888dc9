import type { Viewer } from '../auth/viewer.types.ts';
import type { Recollection, StoredRedirect, Wanted } from './navigation.types.ts';

export interface RouteGuardInput {
  readonly viewer: Viewer | null;
  readonly wanted: Wanted;
  /** The wish itself was born of a refusal, so main still says why. */
  readonly refused: boolean;
}

export interface RouteGuardContext extends RouteGuardInput, Recollection {
  /** A route name in the cookie that no route has; dropped, and told as a notice. */
  readonly unknown: string | null;
}

/** What the rules made of the wish: the place to draw, and what to remember. */
export interface Verdict {
  readonly wanted: Wanted & { readonly path: string };
  readonly stored: StoredRedirect | null;
  readonly refused: boolean;
  readonly unknown: string | null;
}
