import { Client } from 'pg';

/** Any number that nothing else on this database locks with. */
const lockKey = 70_517_051;

/**
 * Several processes may start on one empty PostgreSQL at once: the second waits here until the first
 * has migrated and seeded it, and then finds it filled. The embedded database has its folder's lock.
 */
export async function oneAtATime<Result>(
  databaseUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  } catch {
    // `work` meets the same error of the database, and reports it in its own words.
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
