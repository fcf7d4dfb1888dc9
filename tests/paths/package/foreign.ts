import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from './build.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** A project of somebody else in an empty folder, with the package and its peers installed. */
export interface Foreign {
  readonly folder: string;
  /** Runs a program of Node there; answers with what it printed. Throws where it exits with another code than 0. */
  node(...args: readonly string[]): Promise<string>;
  /** Runs the tool there. */
  paths(...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** The program of a package that is installed here. */
export const programOf = (file: string): string => path.join(root, 'node_modules', file);

/** Makes it; `files` are those of the folder `foreign`, `more` is for the environment of its programs. */
export function openForeign(
  files: readonly string[],
  more: Readonly<Record<string, string | undefined>> = {},
): Foreign {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  // Packages are found by their true places, from which they find what they need themselves.
  const shelf = mkdtempSync(path.join(root, 'node_modules/.cache/statechart-paths-'));
  buildPackage(shelf);
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@playwright'), { recursive: true });
  symlinkSync(shelf, path.join(modules, 'statechart-paths'));
  for (const name of ['xstate', 'vitest', 'vite', 'playwright'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  // The published package is this one line; its runner comes with `playwright`.
  const runner = path.join(modules, '@playwright/test');
  mkdirSync(runner);
  writeFileSync(
    path.join(runner, 'package.json'),
    '{ "name": "@playwright/test", "type": "module", "exports": "./index.js" }',
  );
  writeFileSync(path.join(runner, 'index.js'), "export * from 'playwright/test';\n");
  for (const file of files)
    cpSync(path.join(import.meta.dirname, 'foreign', file), path.join(folder, file));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...more };
  const node = async (...args: readonly string[]) => {
    try {
      return (await run(process.execPath, args, { cwd: folder, env })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    node,
    paths: (...args) => node(path.join(shelf, 'dist/paths/bin.js'), ...args),
    remove: () => {
      rmSync(folder, { recursive: true });
      rmSync(shelf, { recursive: true });
    },
  };
}
