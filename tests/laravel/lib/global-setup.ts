import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApplication, type Application } from './application.ts';
import { whyNoLaravel } from './reason.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    laravel: Application | null;
  }
}

/** One Laravel for all files; none, and the reason printed, where it cannot be made. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const why = whyNoLaravel();
  if (why !== null) {
    console.log(`skipped: the guide for Laravel: ${why}`);
    project.provide('laravel', null);
    return;
  }
  const home = mkdtempSync(path.join(tmpdir(), 'fanfare-laravel-'));
  const { folder, origin, stop } = await startApplication(path.join(home, 'app'));
  project.provide('laravel', { folder, origin });
  return stop;
}
