import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { demoArchive } from './archive.ts';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { currentRelease } from './release.ts';
import { bundleServer } from './server-bundle.ts';

const sources = ['src', 'machines', 'vite.config.ts', 'package-lock.json'];
const stamp = 'dist/build.json';
/** The server with test switches, for the end-to-end run: outside `dist`, so that it never ships. */
export const testServerDir = 'node_modules/.cache/fanfare/test-server';

/** True when `dist` was built from exactly these sources. */
export function isBuilt(): boolean {
  if (!existsSync(stamp)) return false;
  const built: { of: string } = JSON.parse(readFileSync(stamp, 'utf8'));
  return built.of === fingerprint(sources);
}

/** Builds the client, the server and the demo world into `dist`. */
export async function buildProduct(say: (line: string) => void): Promise<void> {
  // Also under a test runner, which sets `test`: what ships is React's production build.
  process.env['NODE_ENV'] = 'production';
  const of = fingerprint(sources);
  const release = currentRelease();
  await rm(stamp, { force: true });
  say('bundling the client');
  await build({ logLevel: 'warn' });
  await compressFolder('dist/client');
  say('bundling the server');
  await bundleServer({ outDir: 'dist/server', release, hasTestSwitches: false });
  const world = await demoArchive(say);
  await rm('dist/world', { recursive: true, force: true });
  await cp(world, 'dist/world', { recursive: true });
  await writeFile(stamp, JSON.stringify({ of, ...release }));
}

/** Bundles the server once more, with the switches of contract §9 compiled in. */
export async function buildTestServer(): Promise<void> {
  await mkdir(path.dirname(testServerDir), { recursive: true });
  await bundleServer({ outDir: testServerDir, release: currentRelease(), hasTestSwitches: true });
}
