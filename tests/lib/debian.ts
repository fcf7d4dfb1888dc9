import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program of the system; undefined without one. */
export const pathOf = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

const apt = (...args: string[]) =>
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 240_000,
  });

let isUpdated = false;

/** Installs Debian's packages, as root. */
export function install(packages: readonly string[]): void {
  if (!isUpdated) apt('update', '-q');
  isUpdated = true;
  apt('install', '-qy', '--no-install-recommends', ...packages);
}

/**
 * Installs Debian's packages unless all programs are there already. Answers why it could not be done
 * here; null when the programs are there.
 */
export function provide(programs: readonly string[], packages: readonly string[]): string | null {
  if (programs.every(pathOf)) return null;
  if (pathOf('apt-get') === undefined) return 'this system has no apt';
  if (process.getuid?.() !== 0) return 'only root may install packages';
  try {
    install(packages);
  } catch (error) {
    const [why = ''] = String(error).split('\n');
    return `${packages.join(', ')} could not be installed (${why})`;
  }
  const missing = programs.filter((program) => pathOf(program) === undefined);
  return missing.length === 0 ? null : `${packages.join(', ')} brought no ${missing.join(', ')}`;
}
