import type { NoticeShown } from '#machines/app/notice.types.ts';
import type { DialogRequested } from '#machines/modal/dialog-token.types.ts';
import type { RouteName } from '#machines/navigation/routes.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';

/** Interface to the app for adapters far below it, which look up no actor. */
export interface RunningApp {
  /** Returns the present user; null for a guest. */
  readonly viewer: () => Viewer | null;
  /** Listens to the app-wide emitter, until what it returns is called. */
  readonly subscribe: (listener: (appEvent: { readonly type: string }) => void) => () => void;
}

interface LocationRequested {
  readonly type: 'location.requested';
  readonly path: string;
}

/** Interface for adapters beside the app: they may also request a dialog, a page or a notice. */
export interface AskableApp extends RunningApp {
  /** Returns true if this site is known not to offer a route. */
  readonly isAbsent: (name: RouteName) => boolean;
  /** Returns true while there is no socket, and none soon. */
  readonly isSilent: () => boolean;
  readonly send: (asked: DialogRequested | NoticeShown | LocationRequested) => void;
}
