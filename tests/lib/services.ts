import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pathOf } from './debian.ts';
import { freePort } from './free-port.ts';
import { startRedis } from './redis.ts';

/** A PostgreSQL and a Redis of our own on loopback, for the second half of the backend suite. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

const debian = '/usr/lib/postgresql';

const serverBin = (): string | undefined => {
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian).filter((version) =>
    existsSync(join(debian, version, 'bin', 'initdb')),
  );
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(debian, newest, 'bin');
};

const installMissing = () => {
  const wanted = [
    serverBin() ? '' : 'postgresql',
    pathOf('redis-server') === undefined ? 'redis-server' : '',
  ];
  const missing = wanted.filter((name) => name !== '');
  if (missing.length > 0) install(missing);
};

/** PostgreSQL refuses to run as root, so a root run borrows Debian's `postgres` user. */
const asPostgres = (file: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', file, ...args]]
    : [file, [...args]];

/**
 * Installs what is missing and starts both on free ports, so that processes left by a killed run
 * cannot conflict. Throws when that cannot be done here.
 */
export async function startServices(): Promise<Services> {
  installMissing();
  const [postgresPort, redisPort] = [await freePort(), await freePort()];
  const bin = serverBin();
  if (bin === undefined) throw new Error('PostgreSQL could not be installed.');
  const home = mkdtempSync(join(tmpdir(), 'fanfare-services-'));
  if (process.getuid?.() === 0) {
    const uid = Number(execFileSync('id', ['-u', 'postgres']).toString());
    chownSync(home, uid, uid);
  }
  const data = join(home, 'postgres');
  const run = (file: string, args: readonly string[]) =>
    execFileSync(...asPostgres(join(bin, file), args), { stdio: 'inherit', cwd: home });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'fanfare', '--no-sync']);
  const options = `-p ${postgresPort} -k ${home} -h 127.0.0.1 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'postgres.log'), '-o', options, 'start']);
  const redis = startRedis(redisPort);
  return {
    env: {
      TEST_DATABASE_URL: `postgres://fanfare@127.0.0.1:${postgresPort}/postgres`,
      TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    },
    stop: () => {
      redis.kill();
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
