import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lockFolder } from '#src/backend/db/lock.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'fanfare-lock-'));

test('a second opener is refused with the folder and the process', () => {
  const dir = folder();
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(`DATA_DIR ${dir} is in use`);
  expect(() => lockFolder(dir)).toThrow(`process ${process.pid}`);
  unlock();
  lockFolder(dir)();
});

test('the lock of a process that is gone is taken over', () => {
  const dir = folder();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path.join(dir, 'lock.pid'), String(pid));
  const unlock = lockFolder(dir);
  expect(readFileSync(path.join(dir, 'lock.pid'), 'utf8')).toBe(String(process.pid));
  unlock();
});

test('a lock that names our own pid but is not ours is taken over: containers give it out again', () => {
  const dir = folder();
  writeFileSync(path.join(dir, 'lock.pid'), String(process.pid));
  const unlock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow('is in use');
  unlock();
});

test('a lock file that was cut off is taken over', () => {
  const dir = folder();
  writeFileSync(path.join(dir, 'lock.pid'), '');
  lockFolder(dir)();
});

test('a folder that cannot be made is a clear message', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(path.join(file, 'data'))).toThrow(/cannot be written \(ENOTDIR\)/);
});
