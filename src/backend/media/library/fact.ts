import type { FileMark } from '#src/contract/media/library.ts';
import type { UserRow } from '../../db/schema/users.ts';

/** One way in which a member came to a file, or can. */
export interface Fact {
  hash: string;
  kind: FileMark['kind'];
  at: Date;
  /** Minor units, of what can be bought; null else. */
  price: number | null;
}

/** The files of one creator that are asked about, and the member who may have something of them. */
export interface Asked {
  ownerId: number;
  fan: UserRow;
  hashes: readonly string[];
}
