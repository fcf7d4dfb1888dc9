import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Flow of a file: `billing/tip` of `machines/billing/tip.machine.ts` and of all that belongs to it. */
const flowOf = (file: string): string | null => {
  const [, domain, stem] = /([^/]+)\/([^/.]+)\.[^/]*$/.exec(file) ?? [];
  return domain && stem ? `${domain}/${stem}` : null;
};

const rooms = ['.storybook/charts', 'machines', 'src/views', 'stories', 'tests'];

/** Flows with a file that differs from where this branch left `main`; null where Git does not say. */
const changedFlows = (): readonly string[] | null => {
  try {
    const base = git('merge-base', 'main', 'HEAD');
    const files = git('diff', '--name-only', base, '--', ...rooms).split('\n');
    return [...new Set(files.flatMap((file) => flowOf(file) ?? []))];
  } catch {
    return null;
  }
};

const name = 'virtual:changed-flows';

/** Gives the preview the flows that differ from `main`, as the module `virtual:changed-flows`. */
export const changedFlowsModule = (): Plugin => ({
  name: 'changed-flows',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(changedFlows())};` : null),
});
