import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartupError } from '../settings.ts';
import type { Db } from './db.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Formats a time as `2026-11-26`. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Time of the newest migration in this database, in milliseconds; null where there is none yet. */
async function newestIn(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (rows[0]?.found == null) return null;
  const newest = await db.execute<{ at: number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return newest.rows[0]?.at ?? null;
}

/**
 * Applies the committed migrations that this database has not seen. The first of them stands for all
 * that were written before it, and has the time of the last of those: a database that had them all goes
 * on as it is. Throws a `StartupError`, and changes nothing, where one is older.
 */
export async function migrateDatabase(db: Db): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder });
  const newest = await newestIn(db);
  if (first && newest !== null && newest < first.folderMillis)
    throw new StartupError(
      `The database was last used by a Fanfare from before ${dayOf(first.folderMillis)}, which this one cannot ` +
        'bring up to date; nothing in it has been changed. Start a version of that day on it once, ' +
        'or set DATA_DIR to a new folder (DATABASE_URL to an empty database).',
    );
  await migrate(db, { migrationsFolder });
}
