import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { BanType, RelationChanged } from './relation.types.ts';
import type { BlockDialog } from './block.types.ts';

export interface BlacklistInput {
  readonly userId: number;
  readonly displayName: string;
  /** Kind of ban in force; null without one. */
  readonly banType: BanType | null;
}

export interface BlacklistContext extends BlacklistInput {
  /** The ban that was asked for last, so that it can be tried or made again. */
  readonly wanted: BanType | null;
  readonly failure: Failure | null;
}

export type BlacklistEvent =
  /** Opens the block dialog, which shows the effects of each kind first. */
  | { type: 'ban.ask' }
  /** Repeats the ban: after a failure, or to undo its end. */
  | { type: 'ban.repeat' }
  | { type: 'ban.forgive' }
  | DialogsEmitted
  | RelationChanged;

export type BlacklistEmitted = DialogRequested<BlockDialog> | RelationChanged | NoticeShown;
