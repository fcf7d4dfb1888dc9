import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RuntimeConfig } from '#src/contract/app/config.ts';

/** Version of package.json, commit of the checkout (`COMMIT` outside one), and now. */
export function currentRelease(): RuntimeConfig['release'] {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return { version, commit: commit(), builtAt: new Date().toISOString() };
}

function commit(): string {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
