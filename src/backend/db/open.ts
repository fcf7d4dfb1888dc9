import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError, type Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { openEngineInWorker } from './engine-client.ts';
import type { Engine } from './engine.ts';
import { lockFolder, unwritable } from './lock.ts';
import { WireStream } from './wire-stream.ts';

/** int8 is a string in `pg`: here every whole number is a number. */
pg.types.setTypeParser(20, Number);

export interface OpenDatabase {
  db: Db;
  /** True when this opening created it. */
  isNew: boolean;
  /** Present for the embedded database only. */
  engine?: Engine;
  close(): Promise<void>;
}

/** Drizzle on an engine in this process. One connection: PGlite is a single session. */
export function connectEngine(engine: Engine): { db: Db; end(): Promise<void> } {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream(engine) as never,
  });
  return { db: drizzle(pool), end: () => pool.end() };
}

/** The embedded database of `DATA_DIR`, locked for this process, or PostgreSQL; migrated either way. */
export async function openDatabase(
  settings: Settings,
  archive?: Uint8Array,
): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openServer(settings.databaseUrl)
    : openEmbedded(settings.dataDir, archive);
}

async function openEmbedded(dataDir: string, archive?: Uint8Array): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = path.join(dataDir, 'db');
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  try {
    const engine = await openEngineInWorker({ folder, ...(isNew && archive ? { archive } : {}) });
    const { db, end } = connectEngine(engine);
    await migrateDatabase(db);
    return {
      db,
      isNew,
      engine,
      async close() {
        await end();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (/EACCES|EROFS|EPERM/.test(String(error))) throw unwritable(folder, 'EACCES');
    throw new StartupError(
      `The database in ${folder} cannot be opened (${String(error)}). ` +
        'Restore a backup, or set DATA_DIR to a new folder.',
      { cause: error },
    );
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const db = drizzle(pool);
  try {
    const before = await pool.query("select to_regclass('public.facts') is null as fresh");
    await migrateDatabase(db);
    const isNew = (before.rows[0] as { fresh: boolean }).fresh;
    return { db, isNew, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    const why = messageOf(error);
    throw new StartupError(
      `DATABASE_URL: the database at ${host} cannot be opened (${why}). ` +
        'Check that it runs, its name, user and password.',
      { cause: error },
    );
  }
}

/** Applies the committed migrations that this database has not seen. */
export const migrateDatabase = (db: Db) =>
  migrate(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });

/** A refused connection arrives as an AggregateError without a message: its code says more. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { message, code } = cause as NodeJS.ErrnoException;
  return message || code || String(error);
}
