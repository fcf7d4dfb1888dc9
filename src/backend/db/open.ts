import { existsSync, statSync } from 'node:fs';
import { cp, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { unwritable } from '../data-dir.ts';
import { errorCode } from '../error-code.ts';
import { isFullDisk } from '../full-disk.ts';
import { StartupError, type Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { openEngineInWorker } from './engine-client.ts';
import type { Engine } from './engine.ts';
import { lastingEngine } from './lasting-engine.ts';
import { lockFolderSoon } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { WireStream } from './wire-stream.ts';

/** int8 is a string in `pg`: here every whole number is a number. */
types.setTypeParser(20, Number);

export interface OpenDatabase {
  db: Db;
  /** The whole folder as a tar file, gzipped; of the embedded database only. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const nothing = () => {};

/**
 * Handles errors of broken connections, idle or in a transaction: unhandled, they would end the
 * process. The connection's user gets an error, and the next one is made anew.
 */
function quietly(pool: Pool): Pool {
  pool.on('error', nothing);
  pool.on('connect', (client) => client.on('error', nothing));
  return pool;
}

/** Drizzle on an engine in this process. One connection: PGlite is a single session. */
export const connectEngine = (engine: Engine) => connectCurrent(() => Promise.resolve(engine));

/** Drizzle on the current engine: another one may take the place of one that broke off. */
export function connectCurrent(current: () => Promise<Engine>): {
  db: Db;
  end: () => Promise<void>;
} {
  const pool = quietly(
    new Pool({
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      stream: () => new WireStream(current),
    }),
  );
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
  const unlock = await lockFolderSoon(dataDir);
  const folder = path.join(dataDir, 'db');
  try {
    if (!existsSync(folder)) await makeFolder(folder, archive);
    else if (!statSync(folder).isDirectory()) throw unwritable(folder, 'ENOTDIR');
    const engine = await lastingEngine({
      open: () => openEngineInWorker({ folder }),
      hasRoom: () => hasRoom(folder),
    });
    const { db, end } = connectCurrent(engine.current);
    await migrateDatabase(db);
    return {
      db,
      dump: async () => (await engine.current()).dump(),
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
    if (isFullDisk(error) || !(await hasRoom(dataDir))) throw full(dataDir);
    throw new StartupError(
      `The database in ${folder} cannot be opened (${String(error)}). ` +
        'Restore a backup, or set DATA_DIR to a new folder.',
      { cause: error },
    );
  }
}

/** Bytes that the database needs to go on: two pieces of its log. */
const leastRoom = 2 * 16 * 1_048_576;

/** True if the disk of a folder has room for a database to go on, or does not say. */
const hasRoom = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastRoom,
    () => true,
  );

const full = (dataDir: string) =>
  new StartupError(
    `The disk of DATA_DIR ${dataDir} is full: the database needs 32 MB to start. ` +
      'Make room, and start again; nothing has to be restored.',
  );

/**
 * Makes the folder beside its place and then renames it, so that a killed start leaves no half of
 * one.
 */
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
  const pool = quietly(
    new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 }),
  );
  const db = drizzle(pool);
  try {
    await pool.query('select 1');
    await migrateDatabase(db);
    return { db, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    const host = new URL(url).host || 'localhost';
    const why = messageOf(error);
    throw new StartupError(
      `DATABASE_URL: the database at ${host} cannot be opened (${why}). ` +
        'Check that it runs, its name, user and password.',
      { cause: error },
    );
  }
}

/** A refused connection arrives as an AggregateError without a message: its code says more. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && cause.message !== '' ? cause.message : errorCode(cause);
}
