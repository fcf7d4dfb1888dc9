import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLog } from './lib/log.ts';
import { openWorld } from './stand-ins/seed/world.ts';
import { readSettings, StartupError, type Settings } from './settings.ts';

const mediaPlaceOf = ({ bucket, dataDir }: Settings) =>
  bucket ? `the bucket ${bucket.bucket}` : `${dataDir}/media`;

/** `npm run backup`: the embedded database as one tar file under `DATA_DIR/backups`, and its key beside it. */
try {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new StartupError('DATABASE_URL is set: back PostgreSQL up with pg_dump.');
  const world = await openWorld(settings, createLog('warn'));
  const folder = path.join(settings.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  await writeFile(file, (await world.dump?.()) ?? new Uint8Array(), { mode: 0o600 });
  const key = path.join(settings.dataDir, 'app.key');
  const keyCopy = file.replace(/\.tar\.gz$/, '.app.key');
  if (existsSync(key)) await copyFile(key, keyCopy);
  await world.close();
  console.log(
    `Saved ${file}. To restore: stop the server and unpack it in place of ${settings.dataDir}/db; ` +
      `the media lie in ${mediaPlaceOf(settings)}. ` +
      (existsSync(keyCopy)
        ? `The key beside it belongs to ${key}: without it nobody stays signed in.`
        : 'Keep APP_KEY with it: without it nobody stays signed in.'),
  );
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
