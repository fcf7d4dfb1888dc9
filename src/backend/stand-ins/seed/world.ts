import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { mediaDirOf } from '../../backend.ts';
import type { Log } from '../../context.ts';
import { unwritable } from '../../data-dir.ts';
import type { Db } from '../../db/db.ts';
import { errorCode } from '../../error-code.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { openDatabase, type OpenDatabase } from '../../db/open.ts';
import { facts } from '../../db/schema/system.ts';
import { users } from '../../db/schema/users.ts';
import { StartupError, type Settings } from '../../settings.ts';
import { systemUserId } from './cast.ts';
import { drawMedia, readDrawn } from './media/draw.ts';
import { seed } from './seed.ts';
import { shiftDates } from './shift-dates.ts';

export interface OpenWorld extends OpenDatabase {
  isDemo: boolean;
}

/** Opens the database and, when it is new, fills it: from the archive, else by running the seed. */
export const openWorld = (settings: Settings, log: Log, archive?: string): Promise<OpenWorld> =>
  oneAtATime(settings.databaseUrl, () => openAndFill(settings, log, archive));

async function openAndFill(settings: Settings, log: Log, archive?: string): Promise<OpenWorld> {
  const wanted = settings.seed === 'demo' ? archive : undefined;
  const [database] = await Promise.all([
    openDatabase(settings, wanted),
    copyMedia(settings.dataDir, wanted),
  ]);
  try {
    const now = new Date();
    await bringUpToDate(database.db, now);
    await nameSystemUser(database.db, settings.brand);
    const level = await levelOf(database.db);
    if (level === 'demo' && settings.seed === 'none') throw demoRefused(settings);
    if (level !== undefined) return { ...database, isDemo: level === 'demo' };
    await fill(database.db, settings, now, log, wanted);
    return { ...database, isDemo: settings.seed === 'demo' };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Accounts of a known password are not served to strangers because a folder was used before. */
const demoRefused = ({ databaseUrl, dataDir }: Settings) =>
  new StartupError(
    `${databaseUrl ? 'The database of DATABASE_URL' : `DATA_DIR ${dataDir}`} holds the demo world, ` +
      'whose passwords everybody knows. Set SEED=demo to go on with it, or ' +
      `${databaseUrl ? 'DATABASE_URL to a new database' : 'DATA_DIR to a new folder'} for a site of your own.`,
  );

/** Runs the seed as one transaction: a start that is killed in it finds an empty database again. */
async function fill(db: Db, settings: Settings, now: Date, log: Log, archive?: string) {
  const { seed: level, brand, dataDir } = settings;
  if (level === 'demo') log.info('the demo world is being made, this takes some seconds');
  const pictures =
    level === 'none'
      ? []
      : archive === undefined
        ? await drawMedia(mediaDirOf(dataDir))
        : await readDrawn(archive);
  await db.transaction((tx) => seed(tx, { brand, now, level, pictures }));
}

/** Level that the database was seeded with; undefined while it is empty. */
async function levelOf(db: Db): Promise<string | undefined> {
  const rows = await db.select().from(facts).where(eq(facts.name, 'seed'));
  return rows[0]?.value;
}

/** A world from the archive is as old as the build: once, its dates move to now. */
async function bringUpToDate(db: Db, now: Date) {
  const rows = await db
    .select()
    .from(facts)
    .where(inArray(facts.name, ['archived', 'seeded_at']));
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const seededAt = found.get('seeded_at');
  if (!found.has('archived') || seededAt === undefined) return;
  await db.transaction(async (tx) => {
    await shiftDates(tx, new Date(seededAt), now);
    await tx.delete(facts).where(eq(facts.name, 'archived'));
    await tx.update(facts).set({ value: now.toISOString() }).where(eq(facts.name, 'seeded_at'));
  });
}

/** Renames user 1: `BRAND` may have changed since the seed. */
async function nameSystemUser(db: Db, brand: string) {
  const isOther = and(eq(users.id, systemUserId), ne(users.displayName, brand));
  await db.update(users).set({ displayName: brand }).where(isOther);
}

/** Copies the demo world's pictures once; a copy that was cut off is begun again. */
async function copyMedia(dataDir: string, archive: string | undefined): Promise<void> {
  const folder = path.join(mediaDirOf(dataDir), 'seed');
  if (archive === undefined || existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  try {
    await cp(path.join(archive, 'media/seed'), unfinished, { recursive: true });
    await rename(unfinished, folder);
  } catch (error) {
    throw unwritable(folder, errorCode(error));
  }
}
