import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { baselineFolder, takenFolder } from '../../.storybook/looks/folder.ts';
import type { Mutant } from '../../.storybook/looks/mutants.ts';

/**
 * How many changes of style sheets the looks notice: declarations of ten components, chosen by a seed, each changed
 * alone; and how much the baselines weigh. Run: `npx tsx tests/bench/looks.ts [changes of each story]`.
 */
const [each = '4'] = process.argv.slice(2);
const components = [
  'button',
  'choices',
  'dates',
  'fields',
  'icon-button',
  'messages',
  'paged-list',
  'people',
  'small',
  'submission',
].map((name) => `stories/ui/${name}`);
rmSync(takenFolder, { recursive: true, force: true });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project', 'stories', ...components],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, VITE_LOOKS: each } },
);
if (status !== 0) throw new Error(`The stories failed (${status})`);
const files = readdirSync(takenFolder);
const mutants = files.flatMap((file) =>
  (JSON.parse(readFileSync(`${takenFolder}/${file}`, 'utf8')) as Mutant[]).map((one) => ({
    ...one,
    story: file.replace(/\.json$/, ''),
  })),
);
const caught = mutants.filter(({ isCaught }) => isCaught);
for (const { story, words } of mutants.filter(({ isCaught }) => !isCaught))
  console.log(`not noticed: ${story}: ${words}`);
console.log(
  `${caught.length} of ${mutants.length} changes noticed (${((100 * caught.length) / mutants.length).toFixed(1)} %), in ${files.length} stories`,
);
const baseline = readdirSync(baselineFolder).map((file) =>
  readFileSync(`${baselineFolder}/${file}`),
);
const packed = baseline.reduce((sum, text) => sum + gzipSync(text).length, 0);
console.log(`baselines: ${(packed / 1024).toFixed(0)} KiB packed, in ${baseline.length} files`);
rmSync(takenFolder, { recursive: true, force: true });
