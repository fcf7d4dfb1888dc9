import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lockFolder, lockFolderSoon } from '#src/backend/db/lock.ts';
import { beatsFor, holderHere } from '#src/backend/db/lock-holder.ts';
import { passes } from '#tests/lib/passes.ts';

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

/** A lock as a server of another container leaves it, whose last beat was so many milliseconds ago. */
function lockedElsewhere(dir: string, pid: number, ago: number) {
  const beat = path.join(dir, 'lock.beat');
  writeFileSync(path.join(dir, 'lock.pid'), String(pid));
  writeFileSync(beat, JSON.stringify({ ...holderHere(), pid, place: 'another container' }));
  const at = new Date(Date.now() - ago);
  utimesSync(beat, at, at);
  return beat;
}
const { pid: nobody } = spawnSync(process.execPath, ['-e', '']);

test.each([
  ['whose process is not seen here', nobody],
  ['whose process has our own id', process.pid],
])('a server of another container that beats keeps its folder: %s', (_, pid) => {
  const dir = folder();
  lockedElsewhere(dir, pid, 0);
  const file = path.join(dir, 'lock.pid');
  expect(() => lockFolder(dir)).toThrow(`process ${pid} of another container or machine`);
  expect(() => lockFolder(dir)).toThrow(`delete ${file} and start again`);
  expect(readFileSync(file, 'utf8')).toBe(String(pid));
  expect(readdirSync(dir).toSorted()).toEqual(['lock.beat', 'lock.pid']);
});

test('one that beats no more is taken over, whoever has its process id here', () => {
  const dir = folder();
  lockedElsewhere(dir, process.ppid, beatsFor + 1_000);
  lockFolder(dir)();
  expect(readdirSync(dir)).toEqual([]);
});

test('a start waits for a beat that may be a dead one’s last, and refuses at the next', async () => {
  const dir = folder();
  lockedElsewhere(dir, nobody, beatsFor - 2_000);
  (await lockFolderSoon(dir))();
  const beat = lockedElsewhere(dir, nobody, 0);
  const beats = setInterval(() => utimesSync(beat, new Date(), new Date()), 300);
  await expect(lockFolderSoon(dir)).rejects.toThrow('is in use');
  clearInterval(beats);
});

test('the id of a process that began after the lock was made holds nothing', () => {
  const dir = folder();
  const holder = { ...holderHere(), pid: process.ppid };
  writeFileSync(path.join(dir, 'lock.pid'), String(holder.pid));
  writeFileSync(path.join(dir, 'lock.beat'), JSON.stringify({ ...holder, begun: null }));
  expect(() => lockFolder(dir)).toThrow(`process ${holder.pid}`);
  writeFileSync(path.join(dir, 'lock.beat'), JSON.stringify({ ...holder, begun: '1' }));
  lockFolder(dir)();
});

test('who finds its lock taken is told, and leaves the other one’s alone', async () => {
  const dir = folder();
  const unlock = await new Promise<() => void>((resolve) => {
    const mine = lockFolder(dir, () => resolve(mine));
    lockedElsewhere(dir, nobody, 0);
  });
  unlock();
  expect(readFileSync(path.join(dir, 'lock.pid'), 'utf8')).toBe(String(nobody));
});

test('a beat that somebody deleted is written again', async () => {
  const dir = folder();
  const unlock = lockFolder(dir);
  rmSync(path.join(dir, 'lock.beat'));
  await passes(() => expect(readdirSync(dir)).toContain('lock.beat'));
  unlock();
  expect(readdirSync(dir)).toEqual([]);
});
