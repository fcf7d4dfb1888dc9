import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '#src/backend/db/migrate.ts';
import { connectEngine } from '#src/backend/db/open.ts';
import { openEngine } from '#src/backend/db/engine.ts';
import { facts } from '#src/backend/db/schema/system.ts';
import { drawMedia } from '#src/backend/stand-ins/seed/draw-media.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { fingerprint } from './fingerprint.ts';

const cache = 'node_modules/.cache/fanfare';
const sources = [
  'src/backend/stand-ins/seed',
  'src/backend/db',
  'src/backend/auth/sign-in/password.ts',
  'src/backend/stand-ins/issuer/people.ts',
];

/**
 * The demo world as folders (`db`, `media`, `media.json`) that a first start only copies; made once
 * for each state of the seed and the schema, under `node_modules/.cache`.
 */
export async function demoArchive(say: (line: string) => void): Promise<string> {
  const folder = path.resolve(cache, `world-${fingerprint(sources)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });

  say('drawing the pictures of the demo world');
  const pictures = await drawMedia(path.join(unfinished, 'media'));
  await writeFile(path.join(unfinished, 'media.json'), JSON.stringify(pictures));

  say('filling its database');
  const engine = await openEngine({ folder: path.join(unfinished, 'db') });
  const { db, end } = connectEngine(engine);
  await migrateDatabase(db);
  const now = new Date();
  await db.transaction(async (tx) => {
    await seed(tx, { brand: 'Fanfare', now, level: 'demo', pictures });
    await tx.insert(facts).values({ name: 'archived', value: now.toISOString() });
  });
  await db.execute('vacuum full analyze');
  await db.execute('checkpoint');
  await end();
  await engine.close();
  await rename(unfinished, folder);
  return folder;
}
