import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The whole database, PGlite or PostgreSQL: one driver, one dialect. */
export type Db = NodePgDatabase;

/**
 * Open transaction of `db.transaction(async (tx) => …)`; the outer `db` would wait for ever there.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Database or open transaction: pass `tx` on when there is one. */
export type Queryable = Db | Tx;
