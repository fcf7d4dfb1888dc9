import { spawnSync } from 'node:child_process';
import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { oneBuild } from '#src/build/one-build.ts';
import { isBuilt } from '#src/build/product.ts';

/** Folder of this run's product, so that a build meanwhile removes none of its files. */
const place = path.resolve(`node_modules/.cache/fanfare/e2e-${process.pid}`);

/** The same files under another name: a build takes the names away, never what stands in the files. */
async function linkFolder(from: string, to: string): Promise<void> {
  for (const file of await readdir(from, { recursive: true, withFileTypes: true })) {
    const folder = path.join(to, path.relative(from, file.parentPath));
    await mkdir(folder, { recursive: true });
    if (file.isDirectory()) await mkdir(path.join(folder, file.name), { recursive: true });
    else await link(path.join(file.parentPath, file.name), path.join(folder, file.name));
  }
}

/** Builds the product as `npm start` would, for the worlds of all files. */
export default async function setup(project: TestProject) {
  if (!isBuilt()) {
    const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
    if (build.status !== 0) throw new Error('The build failed; nothing was tested.');
  }
  await oneBuild(console.log, async () => {
    for (const part of ['client', 'server'])
      await cp(path.join('dist', part), path.join(place, part), { recursive: true });
    const world = path.join(place, 'world');
    await linkFolder('dist/world', world).catch(() => cp('dist/world', world, { recursive: true }));
  });
  const entry = path.join(place, 'server/main.js');
  project.provide('entry', entry);
  return async () => {
    await rm(place, { recursive: true, force: true });
  };
}
