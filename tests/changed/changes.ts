import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const tried = (...args: readonly string[]): string | null => {
  try {
    return git(...args);
  } catch {
    return null;
  }
};

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** A revision, and every file that is different from it here, committed or not. */
export interface Changes {
  readonly base: string;
  readonly paths: readonly string[];
}

/**
 * Changes since the branch left `wanted`; by default the main branch, and on it its last commit.
 */
export function changesSince(wanted: string | undefined): Changes {
  const name =
    wanted ??
    ['origin/main', 'main'].find((one) => tried('rev-parse', '--verify', '-q', one) !== null) ??
    'HEAD';
  const fork = tried('merge-base', name, 'HEAD');
  if (fork === null) throw new Error(`git knows no revision "${name}" that this branch left.`);
  const head = git('rev-parse', 'HEAD');
  const isOnMain = wanted === undefined && fork === head;
  const base = isOnMain ? (tried('rev-parse', '--verify', '-q', 'HEAD~1') ?? head) : fork;
  return {
    base,
    paths: [
      ...new Set([
        ...lines(git('diff', '--name-only', '--no-renames', base)),
        ...lines(git('ls-files', '--others', '--exclude-standard')),
      ]),
    ].toSorted(),
  };
}
