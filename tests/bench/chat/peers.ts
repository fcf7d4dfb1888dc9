import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Folder of peers that the product does not depend on: beside the bundler's cache, never in
 * package.json.
 */
const folder = resolve('node_modules/.cache/bench-peers');

const versions: Readonly<Record<string, string>> = {
  '@chatscope/chat-ui-kit-react': '2.1.1',
  '@chatscope/chat-ui-kit-styles': '1.4.0',
  '@tanstack/react-virtual': '3.14.26',
  'react-virtuoso': '4.18.21',
};

export interface Peers {
  /** Package → folder. */
  readonly found: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

const isThere = (name: string): boolean => {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return false;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version === versions[name];
};

/** Installs the missing packages; without a registry the bench continues with those present. */
export function findPeers(): Peers {
  const names = Object.keys(versions);
  if (!names.every(isThere)) {
    mkdirSync(folder, { recursive: true });
    const manifest = { private: true, dependencies: versions };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    // React is the product's own: one copy for every list.
    const how = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', ...how], { cwd: folder, stdio: 'inherit', timeout: 120_000 });
  }
  const there = names.filter(isThere);
  return {
    found: Object.fromEntries(there.map((name) => [name, join(folder, 'node_modules', name)])),
    missing: names.filter((name) => !there.includes(name)),
  };
}
