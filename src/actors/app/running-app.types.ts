import type { ShortcutsEmitted } from '#machines/app/shortcuts.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';

/** What adapters of actors far below the app may ask of it: they look up no actor. */
export interface RunningApp {
  /** Who uses the app now; null for a guest. */
  readonly viewer: () => Viewer | null;
  /** Listens to the app-wide emitter, until what it returns is called. */
  readonly subscribe: (listener: (appEvent: { readonly type: string }) => void) => () => void;
}

/** The same for what lives beside the app: it may ask for a dialog, a place or a notice. */
export interface AskableApp extends RunningApp {
  readonly send: (asked: ShortcutsEmitted) => void;
}
