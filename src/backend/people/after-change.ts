import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import type { Move } from './announce.ts';
import type { BanType } from './relations.ts';

/**
 * Effects of other domains when a relation changes; all but `blocking` once its transaction is
 * over.
 */
export interface AfterChange {
  /**
   * Runs in the transaction that blocks, which holds the pair's lock: for what must not be without
   * the block.
   */
  readonly blocking: (tx: Tx, by: Pick<Move, 'byUserId' | 'toUserId'>, now: Date) => Promise<void>;
  banned(
    backend: Backend,
    move: Move,
    before: BanType | null,
    after: BanType | null,
  ): Promise<void>;
  followed(backend: Backend, byUserId: number, toUserId: number): Promise<void>;
}
