import { cp } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { mediaDirOf } from '../backend.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/db.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { facts } from '../db/schema/system.ts';
import { unwritable } from '../db/lock.ts';
import type { Settings } from '../settings.ts';
import { drawMedia, readDrawn, type Drawn } from './media/draw.ts';
import { seed } from './seed.ts';
import { shiftDates } from './shift-dates.ts';

export interface OpenWorld extends OpenDatabase {
  isDemo: boolean;
}

/** Opens the database and, when it is new, fills it: from the archive, else by running the seed. */
export async function openWorld(
  settings: Settings,
  log: Log,
  archive?: string,
): Promise<OpenWorld> {
  const wanted = settings.seed === 'demo' ? archive : undefined;
  const database = await openDatabase(settings, wanted);
  try {
    const now = new Date();
    await bringUpToDate(database.db, now);
    const level = await levelOf(database.db);
    if (level !== undefined) return { ...database, isDemo: level === 'demo' };
    const isDemo = settings.seed === 'demo';
    if (isDemo) log.info('the demo world is being made, this takes some seconds');
    const pictures = isDemo ? await media(settings.dataDir, archive) : [];
    await database.db.transaction((tx) =>
      seed(tx, { brand: settings.brand, now, level: settings.seed, pictures }),
    );
    return { ...database, isDemo };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What the database was seeded with; undefined while it is empty. */
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

async function media(dataDir: string, archive: string | undefined): Promise<Drawn[]> {
  const folder = mediaDirOf(dataDir);
  try {
    if (archive === undefined) return await drawMedia(folder);
    await cp(path.join(archive, 'media'), folder, { recursive: true });
    return await readDrawn(archive);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EROFS') throw unwritable(folder, code);
    throw error;
  }
}
