import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run paths:package`: the tool as a package of its own, in `dist/statechart-paths`, for any project
 * with charts of XState 5. `npm pack` there makes a file that can be installed.
 */
const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const out = path.join(root, 'dist/statechart-paths');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const ours = read(path.join(root, 'package.json'));
/** The versions that the tool is tried with. */
const all = { ...ours.devDependencies, ...ours.dependencies };
const versions = (names: readonly string[], range: string) =>
  Object.fromEntries(names.map((name) => [name, `${range}${all[name] ?? ''}`]));

rmSync(out, { recursive: true, force: true });
execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', here], {
  stdio: 'inherit',
});
const manifest = {
  ...read(path.join(here, 'package.json')),
  dependencies: versions(['@xstate/graph', 'elkjs', 'vite'], '^'),
  peerDependencies: { ...versions(['xstate'], '^'), '@playwright/test': '>=1.45' },
};
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(path.join(here, 'README.md'), path.join(out, 'README.md'));
chmodSync(path.join(out, 'dist/paths/bin.js'), 0o755);
console.log(out);
