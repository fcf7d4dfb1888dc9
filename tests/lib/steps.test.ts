import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharded, type RunOptions, type Step } from './steps.ts';

const views = { name: 'views', command: ['vitest', 'run'], isSharded: true } as const;
const unit = { name: 'unit', command: ['vitest', 'run'] } as const;

test('two lanes leave every suite in one', () => {
  expect(sharded([views, unit], 2)).toEqual([views, unit]);
});

test('more lanes divide what may be divided, each shard with a number of its own', () => {
  const steps = sharded([views, unit], 4);
  expect(steps.map(({ command }) => command.join(' '))).toEqual([
    'vitest run --shard=1/2',
    'vitest run --shard=2/2',
    'vitest run',
  ]);
  expect(steps.map(({ env }) => env?.['TEST_SHARD'])).toEqual(['1', '2', undefined]);
});

/** Tests that a run is given, in a folder below the packages, so that they find them. */
let folder = '';
beforeEach(() => {
  mkdirSync('node_modules/.cache', { recursive: true });
  folder = mkdtempSync('node_modules/.cache/runs-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, body: string) =>
  writeFileSync(
    path.join(folder, `${name}.given.ts`),
    `import { existsSync, rmSync, writeFileSync } from 'node:fs';
     import { setTimeout as pause } from 'node:timers/promises';
     import { expect, test } from 'vitest';
     const mark = (name) => ${JSON.stringify(path.resolve(folder))} + '/' + name;
     /** True once: in the first process that asks. */
     const isFirst = (name) => {
       if (existsSync(mark(name))) return false;
       writeFileSync(mark(name), '');
       return true;
     };
     ${body}`,
  );

const run = async (options: RunOptions = {}, steps?: readonly Step[]) => {
  const config = path.join(folder, 'vitest.config.ts');
  writeFileSync(
    config,
    `export default { test: { include: [${JSON.stringify(`${folder}/*.given.ts`)}], exclude: [], root: ${JSON.stringify(process.cwd())},
       pool: 'forks', maxWorkers: 2, testTimeout: 0, retry: 0 } };`,
  );
  const given = {
    steps: steps ?? [
      { name: 'given', command: ['vitest', 'run', '--root', '.', '--config', config] },
    ],
    options: { ...options, folder: path.join(folder, 'results') },
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/lib/steps.run.ts', JSON.stringify(given)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, TEST: '', VITEST: '' } },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, printed, lines: printed.trim().split('\n') };
};

const told = (lines: readonly string[], how: string) =>
  lines.filter((line) => line.startsWith(`${how}: `));

test('a test that always fails is red, and named with its cause', async () => {
  file('good', `test('holds', () => {});`);
  file('bad', `test('never holds', () => expect(1).toBe(2));`);
  const { code, lines } = await run();
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(told(lines, 'failed')).toEqual([
    expect.stringMatching(/bad\.given\.ts > never holds \(expected 1 to be 2.*:\d+\)$/),
  ]);
  expect(told(lines, '── given, alone')).toHaveLength(2);
  expect(code).toBe(1);
});

test('a test that fails only beside another passes alone, and is told', async () => {
  file(
    'holder',
    `test('takes what there is one of', async () => {
       writeFileSync(mark('taken'), '');
       while (!existsSync(mark('seen'))) await pause(20);
       rmSync(mark('taken'));
     });`,
  );
  file(
    'wanter',
    `test('wants it as well', async () => {
       if (isFirst('met')) while (!existsSync(mark('taken'))) await pause(20);
       writeFileSync(mark('seen'), '');
       expect(existsSync(mark('taken')), 'it is taken').toBe(false);
     });`,
  );
  const { code, lines } = await run();
  expect(told(lines, 'passed alone')).toEqual([
    expect.stringMatching(/wanter\.given\.ts > wants it as well \(it is taken/),
  ]);
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
  expect(code).toBe(0);
});

const killer = (condition: string) => `test('is in a run that is killed', () => {
  if (${condition}) process.kill(process.ppid, 'SIGKILL');
});`;

test('a process killed in the middle is asked again, and is green where it lives then', async () => {
  file('killed', killer(`isFirst('killed')`));
  const { code, lines } = await run();
  expect(told(lines, 'was ended by SIGKILL')).toHaveLength(1);
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('a process that is killed each time is red', async () => {
  file('killed', killer('true'));
  const { code, lines } = await run();
  expect(told(lines, 'was ended by SIGKILL')).toHaveLength(2);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});

test('a step that hangs is stopped, told by name, and asked again for what it did not end', async () => {
  file('quick', `test('ends', () => {});`);
  file('hangs', `test('hangs once', async () => { if (isFirst('hung')) await pause(1e9); });`);
  const { code, lines } = await run({ stepLimit: 20 });
  expect(told(lines, 'did not end')).toEqual([
    expect.stringMatching(/^did not end: given \(after/),
  ]);
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
  expect(code).toBe(0);
});

test('a whole that does not end says what it was doing, and fails', async () => {
  const hangs = { name: 'sleeper', command: ['tsx', '-e', 'setInterval(() => {}, 1e6)'] } as const;
  const { code, lines } = await run({ limit: 2 }, [hangs]);
  expect(told(lines, 'did not end')).toEqual([
    'did not end: sleeper (the whole has a limit of 2 s)',
  ]);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});

test('more than twelve failing files are a broken build, which is not tried again', async () => {
  for (let n = 0; n < 13; n += 1) file(`bad-${n}`, `test('fails', () => expect(1).toBe(2));`);
  const { code, lines } = await run();
  expect(told(lines, '── given, alone')).toEqual([]);
  expect(told(lines, 'not tried again')).toEqual(['not tried again: 13 files have a failure']);
  expect(lines.at(-1)).toBe('0 passed, 13 failed');
  expect(code).toBe(1);
});

test('an error that nobody awaited sends its file alone as well', async () => {
  file(
    'late',
    `test('leaves a promise behind', async () => {
       if (isFirst('late')) void Promise.reject(new Error('nobody waits for this'));
       await pause(50);
     });`,
  );
  const { code, lines } = await run();
  expect(told(lines, 'passed alone')).toEqual([
    expect.stringMatching(/late\.given\.ts \(nobody waits for this/),
  ]);
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});
