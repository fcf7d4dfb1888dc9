import type { ConfirmDialog, DialogRequested } from '../modal/dialog-token.types.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { MoveHeld } from './navigation.types.ts';

/** The move that waits for the answer. */
export type HeldMove = Pick<MoveHeld, 'path' | 'steps'>;

export interface UnsavedWordsContext {
  /** Null before the first. */
  readonly move: HeldMove | null;
}

export type UnsavedWordsEvent =
  | MoveHeld
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string; id?: string; answer?: Answer } };

export type UnsavedWordsEmitted =
  /** Event: what is typed on the page may be lost. */
  | { type: 'words.abandoned' }
  | { type: 'location.requested'; path: string }
  | DialogRequested<ConfirmDialog>;
