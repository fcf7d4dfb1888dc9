import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { BackPressed } from '../navigation/back-hold.types.ts';
import type { DialogOpen, DialogsEmitted } from './dialog-token.types.ts';
import type { dialogMachine } from './dialog.machine.ts';
import type { DialogClosed } from './dialog.types.ts';

export interface DialogsContext {
  /** All that are on the page or about to be, the last one on top; the id of each is the asker's. */
  readonly dialogs: readonly ChildOf<typeof dialogMachine>[];
  /** Milliseconds of a fade. */
  readonly fade: number;
}

export type DialogsEvent =
  | DialogOpen
  | BackPressed
  | { type: 'motion.changed'; fade: number }
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string; reason?: string } }
  | DialogClosed
  | ChildEmitted<{ type: string }>;

/** The answer, and whatever flows in dialogs say upwards, unchanged. */
export type DialogsSaid = DialogsEmitted | { type: string };
