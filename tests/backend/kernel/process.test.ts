import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundledServer, bundlePlace, folder, run } from './processes.ts';

bundledServer();

async function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test('the test switches are not in a production build', () => {
  const bundle = path.join(bundlePlace(), 'server');
  const files = readdirSync(bundle).filter((name) => name.endsWith('.js'));
  for (const file of files) {
    const code = readFileSync(path.join(bundle, file), 'utf8');
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

test('a port that takes calls and says nothing is neither database nor Redis', async () => {
  const { server, port } = await occupyPort();
  const dir = folder();
  const [database, redis] = [
    run({ DATABASE_URL: `postgres://me:hunter2@localhost:${port}/x`, DATA_DIR: dir }),
    run({ REDIS_URL: `redis://me:hunter2@localhost:${port}`, DATA_DIR: dir, LOG: 'silent' }),
  ];
  expect(await Promise.all([database.ended, redis.ended])).toEqual([1, 1]);
  server.close();
  expect(database.output()).toMatch(
    /^DATABASE_URL: the database at localhost:\d+ cannot be opened/m,
  );
  expect(redis.output()).toMatch(
    /^REDIS_URL: Redis at localhost:\d+ cannot be reached \(no answer/m,
  );
  expect(database.output() + redis.output()).not.toContain('hunter2');
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
});
