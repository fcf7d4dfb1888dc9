import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLog } from './log.ts';
import { openWorld } from './seed/world.ts';
import { readSettings, StartupError } from './settings.ts';

/** `npm run backup`: the embedded database as one tar file under `DATA_DIR/backups`. */
try {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new StartupError('DATABASE_URL is set: back PostgreSQL up with pg_dump.');
  const world = await openWorld(settings, createLog('warn'));
  const folder = path.join(settings.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  await writeFile(file, (await world.engine?.dump()) ?? new Uint8Array());
  await world.close();
  console.log(
    `Saved ${file}. To restore: stop the server and unpack it in place of ${settings.dataDir}/db; ` +
      `the media lie in ${settings.dataDir}/media.`,
  );
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
