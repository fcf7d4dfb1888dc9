import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#src/backend/data-dir.ts';
import { bundledServer, folder, folderOfSix, run } from './processes.ts';

bundledServer();

/**
 * Error of the server for an unusable folder: one line and exit code 1, well before the time limit.
 */
const refusalOf = async (dataDir: string, env: Record<string, string> = {}) => {
  const { ended, output } = run({ DATA_DIR: dataDir, ...env });
  expect(await ended).toBe(1);
  const said = output().trim();
  expect(said.split('\n')).toHaveLength(1);
  return said;
};

describe('a folder that cannot hold data is one clear line', () => {
  test('a file in its place, which stays as it is', async () => {
    const file = path.join(folder(), 'data');
    writeFileSync(file, 'a letter');
    expect(await refusalOf(file)).toMatch(/^DATA_DIR \S+data cannot be written \(EEXIST\): a file/);
    expect(await refusalOf(path.join(file, 'deeper'))).toMatch(/\(ENOTDIR\): a file stands/);
    expect(readFileSync(file, 'utf8')).toBe('a letter');
  });

  test('a file in the place of the database', async () => {
    const dir = folder();
    writeFileSync(path.join(dir, 'db'), 'a letter');
    expect(await refusalOf(dir)).toMatch(/^DATA_DIR \S+db cannot be written \(ENOTDIR\): a file/);
    expect(readFileSync(path.join(dir, 'db'), 'utf8')).toBe('a letter');
  });

  test.skipIf(!existsSync('/proc/self'))('a place that takes no folders, root or not', async () => {
    expect(await refusalOf('/proc/nope')).toMatch(/^DATA_DIR \/proc\/nope cannot be written \(E/);
    const other = { APP_KEY: 'k'.repeat(40), DATABASE_URL: 'postgres://localhost:1/x' };
    expect(await refusalOf('/proc/nope/deeper', other)).toMatch(/cannot be written \(E/);
  });

  test.skipIf(process.getuid?.() === 0)('a read-only folder', async () => {
    const dir = folder();
    chmodSync(dir, 0o555);
    expect(await refusalOf(dir)).toContain(`DATA_DIR ${dir} cannot be written (EACCES)`);
  });

  test('a database that is no database is not touched', async () => {
    const dir = folder();
    mkdirSync(path.join(dir, 'db'));
    writeFileSync(path.join(dir, 'db/PG_VERSION'), 'ninety');
    expect(await refusalOf(dir)).toMatch(/^The database in \S+ cannot be opened .*backup/);
    expect(readdirSync(path.join(dir, 'db'))).toEqual(['PG_VERSION']);
  });

  test('a secret that was cut off is not signed with', async () => {
    const dir = folder();
    writeFileSync(path.join(dir, 'app.key'), 'short');
    expect(await refusalOf(dir)).toMatch(/^The secret in \S+app\.key is cut off\./);
  });
});

test('a folder of the demo is not served as a site of one’s own', async () => {
  const dir = await folderOfSix();
  expect(await refusalOf(dir, { SEED: 'none' })).toMatch(
    /^DATA_DIR \S+ holds the demo world.*SEED=demo.*DATA_DIR to a new folder/,
  );
});

test('what the server writes is its user’s alone', async () => {
  const dir = folder();
  await run({ DATA_DIR: dir }).ready;
  const open = readdirSync(dir, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
  expect([statSync(dir).mode & 0o777, open]).toEqual([0o700, []]);
});

test('folders above are made, through a link too', () => {
  const dir = folder();
  makeDataDir(path.join(dir, 'a/b/c'));
  symlinkSync(path.join(dir, 'a'), path.join(dir, 'link'));
  makeDataDir(path.join(dir, 'link/b/d'));
  expect(readdirSync(path.join(dir, 'a/b'))).toEqual(['c', 'd']);
  symlinkSync(path.join(dir, 'nowhere'), path.join(dir, 'broken'));
  expect(() => makeDataDir(path.join(dir, 'broken/x'))).toThrow(/cannot be written \(ENOENT\)/);
});
