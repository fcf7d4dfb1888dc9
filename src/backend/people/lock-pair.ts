import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';

/**
 * Makes everything that changes how two people stand to one another wait its turn, until the
 * transaction ends: a follow or a payment never slips past a block that is just being made.
 */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  await tx.execute(sql`select pg_advisory_xact_lock(${low}::integer, ${high}::integer)`);
}
