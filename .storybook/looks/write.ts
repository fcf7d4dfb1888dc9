import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { takenFolder, writeBaseline } from './folder.ts';

/** `npm run looks [-- stories/billing]`: the looks of the stories as they are now become what they are held to. */
const paths = process.argv.slice(2);
rmSync(takenFolder, { recursive: true, force: true });
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/browser.config.ts', '--project', 'stories', ...paths],
  { stdio: 'inherit', env: { ...process.env, VITE_LOOKS: 'write' } },
);
const count = writeBaseline({ keepOthers: paths.length > 0 || status !== 0 });
console.log(`looks: ${count} stories taken down${status === 0 ? '' : '; the others failed'}`);
process.exit(status ?? 1);
