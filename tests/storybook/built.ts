import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { serveFolder } from './static-server.ts';

const folder = process.env['STORYBOOK_FOLDER'] ?? 'node_modules/.cache/fanfare/storybook';

/** Storybook built and served; `STORYBOOK_FOLDER` names one that is built already. */
export async function builtStorybook(): Promise<{ url: string; close: () => void }> {
  if (process.env['STORYBOOK_FOLDER'] === undefined || !existsSync(folder))
    execFileSync('npx', ['storybook', 'build', '--quiet', '-o', folder], { stdio: 'inherit' });
  return serveFolder(folder);
}
