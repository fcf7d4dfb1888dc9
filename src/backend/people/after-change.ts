import type { Backend } from '../context.ts';
import type { Move } from './announce.ts';
import type { BanType } from './relations.ts';

/** What other domains do after a relation has changed; each is called once its transaction is over. */
export interface AfterChange {
  banned(
    backend: Backend,
    move: Move,
    before: BanType | null,
    after: BanType | null,
  ): Promise<void>;
  followed(backend: Backend, byUserId: number, toUserId: number): Promise<void>;
}
