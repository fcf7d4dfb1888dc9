import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the one product all end-to-end files share. */
    origin: string;
  }
}

/** Builds the product as `npm start` would and starts it once for every file. */
export default async function setup(project: TestProject) {
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The build failed; nothing was tested.');
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  project.provide('origin', server.origin);
  return () => server.stop();
}
