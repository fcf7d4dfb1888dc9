import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './call.ts';

const git = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const resolve = (root: string, revision: string): string => {
  try {
    return git(root, ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]).trim();
  } catch {
    throw new UsageError(`git knows no revision "${revision}".`);
  }
};

/**
 * Lays a revision's files out beside the packages and answers with the folder: its charts and models
 * then load as the working tree's do. Kept by commit, so that the second call is free.
 */
export function checkout(root: string, revision: string): string {
  const commit = resolve(root, revision);
  const shelf = path.join(root, 'node_modules/.cache/paths/revisions');
  const folder = path.join(shelf, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(shelf, { recursive: true });
  const growing = mkdtempSync(path.join(shelf, 'growing-'));
  const archive = `${growing}.tar`;
  git(root, ['archive', '--format=tar', `--output=${archive}`, commit]);
  execFileSync('tar', ['-xf', archive, '-C', growing]);
  rmSync(archive);
  renameSync(growing, folder);
  return folder;
}
