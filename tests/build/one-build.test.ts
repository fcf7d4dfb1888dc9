import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oneBuild } from '#src/build/one-build.ts';

const place = () => path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-build-')), 'building');

test('a second build waits for the first, says so once, and follows a failed one too', async () => {
  const where = place();
  const seen: string[] = [];
  const build = (name: string, work: () => Promise<void>) =>
    oneBuild(
      (line) => seen.push(`${name}: ${line}`),
      async () => {
        seen.push(`${name} begins`);
        await work();
      },
      where,
    );
  const first = build('first', async () => {
    await expect.poll(() => seen).toContainEqual(expect.stringMatching(/^second: another build/));
    seen.push('first fails');
    throw new Error('no space');
  });
  await expect.poll(() => seen).toContain('first begins');
  const second = build('second', () => Promise.resolve());
  await expect(first).rejects.toThrow('no space');
  await second;
  expect(seen).toEqual([
    'first begins',
    'second: another build is under way here; waiting for it',
    'first fails',
    'second begins',
  ]);
});

test('a build that was killed is waited for by nobody', async () => {
  const where = place();
  mkdirSync(where, { recursive: true });
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path.join(where, 'lock.pid'), String(pid));
  expect(await oneBuild(console.log, () => Promise.resolve('built'), where)).toBe('built');
});
