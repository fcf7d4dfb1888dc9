import { execFileSync } from 'node:child_process';
import { install, pathOf, provide } from '#tests/lib/debian.ts';

const packages = [
  'composer',
  'php-cli',
  'php-curl',
  'php-mbstring',
  'php-sqlite3',
  'php-xml',
  'unzip',
];

const answers = (file: string, ...args: string[]): string =>
  execFileSync(file, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 120_000 }).toString();

/** Of the extensions that Laravel needs, those that this PHP lacks. */
const lacking = (): readonly string[] => {
  const there = answers('php', '-m').split('\n');
  return ['curl', 'dom', 'mbstring', 'pdo_sqlite'].filter((name) => !there.includes(name));
};

/**
 * Reason why no Laravel can be made here; null if it can. Installs PHP and Composer where root may.
 */
export function whyNoLaravel(): string | null {
  const why = provide(['php', 'composer'], packages);
  if (why !== null) return why;
  try {
    if (lacking().length > 0 && pathOf('apt-get') !== undefined && process.getuid?.() === 0)
      install(packages);
    if (lacking().length > 0) return `this PHP has no ${lacking().join(', ')}`;
    answers('composer', 'show', '--all', '--no-interaction', 'laravel/framework', '12.*');
    answers('composer', 'show', '--all', '--no-interaction', 'laravel/sanctum', '4.*');
    return null;
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    return `Laravel cannot be had (${first})`;
  }
}
