import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { oneBuild } from './one-build.ts';
import { buildProduct, isBuilt } from './product.ts';
import { currentRelease } from './release.ts';
import { siteSettings } from './site-settings.ts';
import { writeSite } from './static-site.ts';

/** `npm run site -- site.json [folder]`: the client alone, for a backend that is not ours (docs/laravel.md). */
const [file, to = 'dist/site'] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run site -- site.json [folder]   (docs/laravel.md says what it holds)');
  process.exit(1);
}
const read = siteSettings.safeParse(JSON.parse(readFileSync(file, 'utf8')));
if (!read.success) {
  console.error(`${file} is not right:\n${z.prettifyError(read.error)}`);
  process.exit(1);
}
const say = (line: string) => console.log(`site: ${line}`);
await oneBuild(say, async () => {
  if (!isBuilt()) await buildProduct(say);
  await writeSite(read.data, { client: 'dist/client', to, release: currentRelease() });
});
say(`written to ${to}`);
process.exit(0);
