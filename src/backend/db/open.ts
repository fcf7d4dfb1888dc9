import { existsSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types } from 'pg';
import { unwritable } from '../data-dir.ts';
import { errorCode } from '../error-code.ts';
import { StartupError, type Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { openEngineInWorker } from './engine-client.ts';
import type { Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { WireStream } from './wire-stream.ts';

/** int8 is a string in `pg`: here every whole number is a number. */
types.setTypeParser(20, Number);

export interface OpenDatabase {
  db: Db;
  /** Present for the embedded database only. */
  engine?: Engine;
  close(): Promise<void>;
}

/** Drizzle on an engine in this process. One connection: PGlite is a single session. */
export function connectEngine(engine: Engine): { db: Db; end: () => Promise<void> } {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream(engine),
  });
  return { db: drizzle(pool), end: () => pool.end() };
}

/**
 * The embedded database of `DATA_DIR`, locked for this process, or PostgreSQL; migrated either way.
 * `archive` is the folder of a pre-built world that a new embedded database starts from.
 */
export const openDatabase = (settings: Settings, archive?: string): Promise<OpenDatabase> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, archive)
    : openServer(settings.databaseUrl);

async function openEmbedded(dataDir: string, archive?: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = path.join(dataDir, 'db');
  try {
    if (!existsSync(folder)) await makeFolder(folder, archive);
    else if (!statSync(folder).isDirectory()) throw unwritable(folder, 'ENOTDIR');
    const engine = await openEngineInWorker({ folder });
    const { db, end } = connectEngine(engine);
    await migrateDatabase(db);
    return {
      db,
      engine,
      async close() {
        await end();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartupError) throw error;
    if (/EACCES|EROFS|EPERM/.test(String(error))) throw unwritable(folder, 'EACCES');
    throw new StartupError(
      `The database in ${folder} cannot be opened (${String(error)}). ` +
        'Restore a backup, or set DATA_DIR to a new folder.',
      { cause: error },
    );
  }
}

/** Made beside its place and then renamed, so that a start that was killed leaves no half of one. */
async function makeFolder(folder: string, archive?: string) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  if (archive === undefined) {
    const engine = await openEngineInWorker({ folder: unfinished });
    await engine.close();
  } else {
    await cp(path.join(archive, 'db'), unfinished, { recursive: true });
  }
  await rename(unfinished, folder);
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const db = drizzle(pool);
  try {
    await pool.query('select 1');
    await migrateDatabase(db);
    return { db, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    const host = new URL(url).host || 'localhost';
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
  return cause instanceof Error && cause.message !== '' ? cause.message : errorCode(cause);
}
