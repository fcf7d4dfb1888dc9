import type { Viewer } from '../auth/viewer.types.ts';
import type { Recollection, StoredRedirect, Wanted } from './navigation.types.ts';

export interface RouteGuardInput {
  readonly viewer: Viewer | null;
  readonly wanted: Wanted;
  /** The request itself follows a refusal, so main still shows the reason. */
  readonly refused: boolean;
}

export interface RouteGuardContext extends RouteGuardInput, Recollection {
  /** A route name in the cookie that no route has; dropped, and reported by a notice. */
  readonly unknown: string | null;
}

/** Result of the guards: the location to draw, the redirect to store, and what is known of the page. */
export interface Verdict {
  readonly wanted: Wanted & { readonly path: string };
  readonly stored: StoredRedirect | null;
  readonly refused: boolean;
  readonly unknown: string | null;
  readonly isTyped: boolean;
}
