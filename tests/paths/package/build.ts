import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The tool as a package of its own, for any project with charts of XState 5: compiled, with its manifest. */
export function buildPackage(out: string): void {
  const ours = read(path.join(root, 'package.json'));
  const all = { ...ours.devDependencies, ...ours.dependencies };
  /** The versions that the tool is tried with. */
  const versions = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${all[name] ?? ''}`]));
  mkdirSync(out, { recursive: true });
  execFileSync(process.execPath, [compiler, '-p', here, '--outDir', path.join(out, 'dist')], {
    stdio: 'inherit',
  });
  const manifest = {
    ...read(path.join(here, 'package.json')),
    dependencies: versions('@xstate/graph', 'elkjs', 'vite'),
    peerDependencies: { ...versions('xstate'), '@playwright/test': '>=1.45' },
  };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(path.join(here, 'README.md'), path.join(out, 'README.md'));
  chmodSync(path.join(out, 'dist/paths/bin.js'), 0o755);
}
