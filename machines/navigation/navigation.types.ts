import type { SessionReason } from '../auth/session.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { Layout, RouteName } from './routes.ts';

/** A path of this origin, read against the table of routes. */
export interface Place {
  /** Path with query and fragment, beginning with one `/`. */
  readonly path: string;
  /** Null when no route fits: the Not Found screen, with the URL kept. */
  readonly name: RouteName | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly layout: Layout;
}

/** Kind of history change: a new entry, the same one rewritten, or Back and Forward. */
export type Arrival = 'push' | 'replace' | 'pop';

/** A place that the guards let through; only such a place is ever drawn. */
export interface Location extends Place {
  /**
   * Grows with each admitted location, so that two visits of one path differ; not where a screen
   * rewrites its own query.
   */
  readonly visit: number;
  readonly arrival: Arrival;
  /** A members' route was asked for just before: main says why (decisions §3). */
  readonly refused: boolean;
  /** The viewer it was admitted for; another viewer gets a new screen. */
  readonly viewer: Viewer | null;
}

/** Path to follow after a login, and the user who left it; `owner` is null for a guest. */
export interface StoredRedirect {
  readonly path: string;
  readonly owner: number | null;
}

/** Values that the browser has stored for the guards. */
export interface Recollection {
  /** Content of the redirect-target cookie, which is already removed: a route name, unchecked. */
  readonly target: string | null;
  /** From storage, unchecked. */
  readonly stored: StoredRedirect | null;
  /** True if something is typed on the page that leaving it would lose. */
  readonly isTyped: boolean;
}

/** A place to be judged. A null path is wherever a login leads. */
export interface Wanted {
  readonly path: string | null;
  readonly arrival: Arrival;
  /** Entries of history that Back (below zero) or Forward has moved already; else absent. */
  readonly steps?: number;
}

/** A move that would lose what is typed on the page: it waits for the person's word. */
export interface MoveHeld {
  readonly type: 'move.held';
  readonly path: string;
  /** As in `Wanted`; null for a link, which has moved nothing yet. */
  readonly steps: number | null;
}

export interface NavigationInput {
  readonly viewer: Viewer | null;
}

export interface NavigationContext {
  readonly viewer: Viewer | null;
  readonly wanted: Wanted;
  readonly refused: boolean;
  readonly location: Location | null;
  /** The place behind ConfirmPassword, which is where the person really is. */
  readonly behind: string | null;
}

/** Present viewer, and the reason of the change. */
export interface ViewerChange {
  readonly viewer: Viewer | null;
  readonly reason: SessionReason;
}

/** A route by name, for names that come from outside. */
export interface RouteRequest {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type NavigationEvent =
  /** A link was followed, or a flow asks for a path. */
  | { type: 'location.requested'; path: string; replace?: boolean }
  | ({ type: 'route.requested' } & RouteRequest)
  /** Back to the page before this one, if it was ours; else to `otherwise`. */
  | { type: 'return.requested'; otherwise: string }
  /** The browser shows another history entry; also its first word after the start. */
  | { type: 'location.popped'; path: string; steps: number }
  /** The session says who uses the app now. */
  | ({ type: 'viewer.changed' } & ViewerChange);

/** Commands to the browser's history. */
export type HistoryCommand =
  | { type: 'entry.push'; path: string }
  | { type: 'entry.replace'; path: string }
  | { type: 'entry.back'; otherwise: string };

/** Commands to the storage of the post-login redirect. */
export type RedirectCommand = { type: 'redirect.write'; stored: StoredRedirect | null };

export interface RouteNotice {
  readonly type: 'notice.shown';
  readonly tone: 'caution';
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

export type NavigationEmitted =
  | { type: 'location.admitted'; location: Location }
  | MoveHeld
  | RouteNotice;
