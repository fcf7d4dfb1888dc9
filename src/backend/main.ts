import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { release } from '#src/contract/app/config.ts';
import { createLog } from './lib/log.ts';
import { runUntilSignalled } from './run.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { serveAssets } from './web/assets.ts';

/** The built server. `FANFARE_DIST` is set by the end-to-end tests, whose server lies elsewhere. */
await runUntilSignalled(async () => {
  const settings = readSettings(process.env, 'production');
  const here = path.dirname(fileURLToPath(import.meta.url));
  const dist = process.env['FANFARE_DIST'] ?? path.dirname(here);
  const page = readFileSync(path.join(dist, 'client/index.html'), 'utf8');
  const built = release.parse(JSON.parse(readFileSync(path.join(here, 'release.json'), 'utf8')));
  return serve({
    settings,
    log: createLog(settings.log),
    release: built,
    archive: path.join(dist, 'world'),
    template: () => Promise.resolve(page),
    findAsset: serveAssets(path.join(dist, 'client')),
  });
});
