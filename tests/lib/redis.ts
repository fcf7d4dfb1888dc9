import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf } from './debian.ts';
import { freePort } from './free-port.ts';

/** A Redis on loopback; with a folder it keeps there each thing that it was told. */
export function startRedis(port: number, folder?: string): ChildProcess {
  const kept =
    folder === undefined
      ? ['--appendonly', 'no']
      : ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
  return spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...kept],
    { stdio: 'ignore' },
  );
}

/** True if a test can have a Redis of its own: the run was given one, and its server is installed. */
export const hasOwnRedis =
  process.env['TEST_REDIS_URL'] !== undefined && pathOf('redis-server') !== undefined;

/** A Redis that a test kills: the run's is for all files. */
export class MortalRedis {
  readonly #port: number;
  readonly #folder: string | undefined;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string | undefined) {
    this.#port = port;
    this.#folder = folder;
  }

  /** With `keeps` it remembers, after it was killed, what it was told. */
  static async start({ keeps }: { keeps: boolean }): Promise<MortalRedis> {
    const folder = keeps ? mkdtempSync(path.join(tmpdir(), 'fanfare-redis-')) : undefined;
    const redis = new MortalRedis(await freePort(), folder);
    redis.come();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  come(): void {
    this.#process = startRedis(this.#port, this.#folder);
  }

  /** As a machine dies: nobody is told. */
  async go(): Promise<void> {
    const dying = this.#process;
    this.#process = undefined;
    if (!dying || dying.exitCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  }
}
