import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { baselineFolder } from '../../.storybook/looks/folder.ts';
import type { Mutant } from '../../.storybook/looks/mutants.ts';
import { components, foundIn } from './looked.ts';

/**
 * How many changes of style sheets the looks notice: declarations of ten components, chosen by a seed, each changed
 * alone; and how much the baselines weigh. Run: `npx tsx tests/bench/looks.ts [changes of each story]`.
 */
const [each = '4'] = process.argv.slice(2);
const stories = foundIn<readonly Mutant[]>(components, { VITE_LOOKS: each });
const mutants = [...stories].flatMap(([story, made]) => made.map((one) => ({ ...one, story })));
const caught = mutants.filter(({ isCaught }) => isCaught);
for (const { story, words } of mutants.filter(({ isCaught }) => !isCaught))
  console.log(`not noticed: ${story}: ${words}`);
console.log(
  `${caught.length} of ${mutants.length} changes noticed (${((100 * caught.length) / mutants.length).toFixed(1)} %), in ${stories.size} stories`,
);
const baseline = readdirSync(baselineFolder).map((file) =>
  readFileSync(`${baselineFolder}/${file}`),
);
const packed = baseline.reduce((sum, text) => sum + gzipSync(text).length, 0);
console.log(`baselines: ${(packed / 1024).toFixed(0)} KiB packed, in ${baseline.length} files`);
