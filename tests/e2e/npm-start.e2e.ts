import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fanfare-npm-'));
const lock = path.join(dataDir, 'lock.pid');
const npm = spawn('npm', ['start'], {
  env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: '0' },
  // A group of its own, so that nothing of it is left when the test fails.
  detached: true,
});
let output = '';
for (const stream of [npm.stdout, npm.stderr])
  stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

const address = () => /is ready at (\S+)/.exec(output)?.[1] ?? '';

afterAll(() => {
  try {
    if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // All of it has ended, as it should.
  }
});

test('SIGTERM of `npm start` ends the server too, and frees its folder', async () => {
  await expect.poll(address, { timeout: 90_000 }).not.toBe('');
  expect(existsSync(lock)).toBe(true);
  // To npm alone, as a supervisor or `kill` does; a terminal would signal all of them.
  npm.kill('SIGTERM');
  await expect.poll(() => existsSync(lock)).toBe(false);
  await expect
    .poll(() =>
      fetch(`${address()}/up`).then(
        () => 'answers',
        () => 'is gone',
      ),
    )
    .toBe('is gone');
});
