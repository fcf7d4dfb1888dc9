import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFlows } from '#tests/paths/cli/flows.ts';
import { makeChartFile, writeChartFile } from './chart-file.ts';
import { storiesOf } from './stories.ts';

const folder = '.storybook/charts';
const check = process.argv.includes('--check');
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/**
 * `npm run charts` draws every chart anew; `-- --check` fails and says which drawings are old; names of
 * flows limit it to them.
 */
const flows = await openFlows(process.cwd());
const old: string[] = [];
for (const flow of flows.names) {
  if (only.length > 0 && !only.includes(flow)) continue;
  const subject = await flows.load(flow);
  const source = `stories/${flow}.stories.tsx`;
  const exports = existsSync(source) ? await flows.read(source) : {};
  const text = writeChartFile(await makeChartFile(subject, storiesOf(exports, subject.machine)));
  const file = path.join(folder, `${flow}.json`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (before === text) continue;
  old.push(flow);
  if (check) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await flows.close();
process.stdout.write(
  old.length === 0 ? 'Every chart is drawn.\n' : `${check ? 'Old' : 'Drawn'}: ${old.join(', ')}\n`,
);
process.exitCode = check && old.length > 0 ? 1 : 0;
