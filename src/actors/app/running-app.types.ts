import type { NoticeShown } from '#machines/app/notice.types.ts';
import type { DialogRequested } from '#machines/modal/dialog-token.types.ts';
import type { RouteName } from '#machines/navigation/routes.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';

/** What adapters of actors far below the app may ask of it: they look up no actor. */
export interface RunningApp {
  /** Who uses the app now; null for a guest. */
  readonly viewer: () => Viewer | null;
  /** Listens to the app-wide emitter, until what it returns is called. */
  readonly subscribe: (listener: (appEvent: { readonly type: string }) => void) => () => void;
}

interface LocationRequested {
  readonly type: 'location.requested';
  readonly path: string;
}

/** The same for what lives beside the app: it may ask for a dialog, a place or a notice. */
export interface AskableApp extends RunningApp {
  /** Whether this site is known not to offer a route. */
  readonly isAbsent: (name: RouteName) => boolean;
  readonly send: (asked: DialogRequested | NoticeShown | LocationRequested) => void;
}
