import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '#src/backend/build/server-bundle.ts';

/** The server bundle beside a client of one line. */
const dist = path.resolve('node_modules/.cache/fanfare/process-test');
const release = { version: '0.0.0', commit: 'test', builtAt: '2026-05-01T00:00:00.000Z' };
const started: ChildProcess[] = [];
const folder = () => mkdtempSync(path.join(tmpdir(), 'fanfare-process-'));

interface Run {
  child: ChildProcess;
  output: () => string;
  /** The address, once it says that it is ready. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', SEED: 'none', ...env },
  });
  started.push(child);
  let output = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /is ready at (\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, ready, ended };
}

beforeAll(async () => {
  await bundleServer({ outDir: path.join(dist, 'server'), release, hasTestSwitches: false });
  mkdirSync(path.join(dist, 'client'), { recursive: true });
  writeFileSync(path.join(dist, 'client/index.html'), '<p>page</p>');
}, 120_000);

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test('the test switches are not in a production build', () => {
  const files = readdirSync(path.join(dist, 'server')).filter((name) => name.endsWith('.js'));
  for (const file of files) {
    const code = readFileSync(path.join(dist, 'server', file), 'utf8');
    expect(code).not.toMatch(/isAnswerLost|addSwitches|switchMiddleware/);
  }
});

test('a port that is taken is one clear line', async () => {
  const { server, port } = await occupyPort();
  const { ended, output } = run({ PORT: String(port), DATA_DIR: folder() });
  expect(await ended).toBe(1);
  server.close();
  expect(output().trim()).toBe(
    `PORT ${port} is taken by another program. Stop it, or set PORT to a free port.`,
  );
});

test('a wrong setting is one clear line', async () => {
  const { ended, output } = run({ SEED: 'everything', DATA_DIR: folder() });
  expect(await ended).toBe(1);
  expect(output().trim()).toBe(
    'A setting is wrong: SEED (it is "everything"): must be demo or none.',
  );
});

test('a database that does not answer is one clear line without the password', async () => {
  const url = 'postgres://me:hunter2@localhost:1/fanfare';
  const { ended, output } = run({ DATABASE_URL: url, DATA_DIR: folder() });
  expect(await ended).toBe(1);
  expect(output().trim()).toMatch(
    /^DATABASE_URL: the database at localhost:1 cannot be opened \(.+$/,
  );
  expect(output()).not.toContain('hunter2');
});

test('a Redis that does not answer is one clear line without the password', async () => {
  const url = 'redis://me:hunter2@localhost:1';
  const { ended, output } = run({ REDIS_URL: url, DATA_DIR: folder(), LOG: 'silent' });
  expect(await ended).toBe(1);
  expect(output().trim()).toMatch(/^REDIS_URL: Redis at localhost:1 cannot be reached \(.+$/);
  expect(output()).not.toContain('hunter2');
});

test('a file in the place of the database is one clear line', async () => {
  const dir = folder();
  writeFileSync(path.join(dir, 'db'), 'a letter');
  const { ended, output } = run({ DATA_DIR: dir });
  expect(await ended).toBe(1);
  expect(output().trim()).toMatch(/^DATA_DIR \S+db cannot be written \(ENOTDIR\): a file stands/);
  expect(readFileSync(path.join(dir, 'db'), 'utf8')).toBe('a letter');
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is one clear line', async () => {
  const dir = folder();
  chmodSync(dir, 0o555);
  const { ended, output } = run({ DATA_DIR: dir });
  expect(await ended).toBe(1);
  expect(output()).toContain(`DATA_DIR ${dir} cannot be written (EACCES)`);
});

test('a second server on one folder is refused; kill -9 of the first loses nothing', async () => {
  const dir = folder();
  const first = run({ DATA_DIR: dir });
  const url = await first.ready;
  const before = await fetch(`${url}/api/v1/pages/terms`);
  const second = run({ DATA_DIR: dir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `is in use by another Fanfare server (process ${first.child.pid})`,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  const third = run({ DATA_DIR: dir });
  const after = await fetch(`${await third.ready}/api/v1/pages/terms`);
  expect(after.status).toBe(before.status);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
}, 180_000);

test('a signal ends the server after the calls in flight', async () => {
  const { child, ready, ended } = run({ DATA_DIR: folder() });
  const url = await ready;
  expect((await fetch(`${url}/up`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 180_000);
