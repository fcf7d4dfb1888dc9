import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { takenFolder } from '../../.storybook/looks/folder.ts';

/** Ten components, whose stories the benches of looks draw. */
export const components = [
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
].map((name) => `stories/ui/${name}.`);

/** Draws stories as the tests do, and answers with what was found about each, by the story's id. */
export function foundIn<Found>(
  stories: readonly string[],
  env: Readonly<Record<string, string>>,
): ReadonlyMap<string, Found> {
  rmSync(takenFolder, { recursive: true, force: true });
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project', 'stories', ...stories],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`The stories failed (${status})`);
  const found = readdirSync(takenFolder).map((file): [string, Found] => [
    file.replace(/\.json$/, ''),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this run's stories
    JSON.parse(readFileSync(`${takenFolder}/${file}`, 'utf8')) as Found,
  ]);
  rmSync(takenFolder, { recursive: true, force: true });
  return new Map(found);
}
