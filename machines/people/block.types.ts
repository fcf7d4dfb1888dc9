import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { BanType, RelationChanged } from './relation.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** Subject of the dialog; without `userId` the dialog only asks, and its opener bans. */
export interface BlockAsked {
  readonly displayName: string;
  /** Kind of ban in force; null without one. */
  readonly banType: BanType | null;
  readonly userId?: number;
}

export interface BlockContext {
  readonly displayName: string;
  readonly banType: BanType | null;
  readonly userId: number | null;
  /** Null until the person has chosen; the kind in force is chosen from the start. */
  readonly chosen: BanType | null;
  readonly failure: Failure | null;
}

export type BlockEvent =
  | { type: 'ban.choose'; banType: BanType }
  | { type: 'ban.confirm' }
  | { type: 'ban.undo' }
  | { type: 'dialog.finish' }
  /** Escape, the backdrop, the cross or Back, once it is done. */
  | { type: 'dialog.dismiss' };

export type BlockEmitted = NoticeShown | RelationChanged;

/** The dialog that asks how to part from somebody. */
export type BlockDialog = DialogToken<'block', BlockAsked, BanType>;
