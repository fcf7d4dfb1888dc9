import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { serverArgs } from '#src/build/server-args.ts';

/** MiB that the engine of such a process lets its heap grow to. */
const heapOf = (env: NodeJS.ProcessEnv): number => {
  const script = 'process.stdout.write(String(v8.getHeapStatistics().heap_size_limit))';
  const args = [...serverArgs(env), '--eval', script];
  const bytes = execFileSync(process.execPath, args, { encoding: 'utf8', env });
  return Number(bytes) / 1024 / 1024;
};

test('the server’s heap has a limit of its own, and who runs it may set another', () => {
  const own = heapOf({});
  expect(own).toBeGreaterThanOrEqual(512);
  expect(own).toBeLessThan(700);
  const theirs = heapOf({ NODE_OPTIONS: '--max-old-space-size=1024' });
  expect(theirs).toBeGreaterThanOrEqual(1024);
  expect(theirs).toBeLessThan(1300);
});
