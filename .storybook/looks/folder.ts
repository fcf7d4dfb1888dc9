import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  groupOf,
  groupText,
  lineOf,
  nameOfStyle,
  readGroup,
  readStyles,
  stylesText,
  type Baseline,
} from './baseline.ts';
import type { Look } from './look.types.ts';

/** Folder of the baselines, and of looks that a run has taken down to become them: its own, as its cache is. */
export const baselineFolder = '.storybook/looks/baseline';
const { TEST_SHARD: shard = '0' } = process.env;
export const takenFolder = `node_modules/.cache/looks${Number(shard) > 0 ? `-${shard}` : ''}`;
const stylesFile = 'styles.txt';

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const textOf = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

/** Reads the baselines of all stories. */
export function readBaseline(folder = baselineFolder): Baseline {
  const files = filesIn(folder);
  const groups = files.filter((file) => file !== stylesFile);
  return {
    stories: new Map(groups.flatMap((file) => [...readGroup(textOf(folder, file))])),
    styles: files.includes(stylesFile) ? readStyles(textOf(folder, stylesFile)) : new Map(),
  };
}

/** Keeps a story's look, or what else is found about it, until the run is over. */
export function takeDown(id: string, found: unknown, folder = takenFolder): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(found));
}

const takenIn = (folder: string): ReadonlyMap<string, Look> =>
  new Map(
    filesIn(folder).map((file): [string, Look] => [
      file.replace(/\.json$/, ''),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `takeDown`
      JSON.parse(textOf(folder, file)) as Look,
    ]),
  );

/** Makes baselines of the looks that were taken down; those of other stories are kept where `keepOthers`. */
export function writeBaseline({ keepOthers }: { keepOthers: boolean }): number {
  const old = readBaseline();
  const taken = takenIn(takenFolder);
  const stories = new Map(keepOthers ? old.stories : []);
  const styles = new Map(old.styles);
  for (const [id, look] of taken) {
    stories.set(id, look.map(lineOf));
    for (const { style } of look) styles.set(nameOfStyle(style), style);
  }
  const used = new Set(
    [...stories.values()].flat().map((line) => line.slice(line.lastIndexOf(' ') + 1)),
  );
  rmSync(baselineFolder, { recursive: true, force: true });
  mkdirSync(baselineFolder, { recursive: true });
  const write = (file: string, text: string) =>
    writeFileSync(path.join(baselineFolder, file), text);
  write(stylesFile, stylesText(new Map([...styles].filter(([name]) => used.has(name)))));
  for (const group of new Set([...stories.keys()].map(groupOf))) {
    const own = [...stories].filter(([id]) => groupOf(id) === group);
    write(`${group}.txt`, groupText(own));
  }
  return taken.size;
}
