import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { startServices } from '#tests/lib/services.ts';
import { openPage } from './page.ts';
import { openProxy } from './proxy.ts';
import type { UploadWorld } from './run.ts';
import { bundleInto, newGround, startWorld } from './server.ts';

export interface Shape {
  readonly store: 'folder' | 'bucket';
  readonly database: 'embedded' | 'postgres';
  /** Server processes; two need `postgres`. */
  readonly processes: number;
}

type Env = Readonly<Record<string, string>>;

/** A bucket of another process, as the environment of a server names it. */
async function startBucket(): Promise<{ env: Env; stop: () => void }> {
  const script = new URL('bucket.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const env = z.record(z.string(), z.string()).parse(JSON.parse(String(line)));
  return { env, stop: () => void child.kill('SIGKILL') };
}

/** Everything that a run needs, in processes of its own, and the way to its end. */
export async function openUploadWorld(
  { store, database, processes }: Shape,
  chance: () => number,
): Promise<UploadWorld & { end(): Promise<void> }> {
  const ground = newGround();
  const bucket = store === 'bucket' ? await startBucket() : null;
  const services = database === 'postgres' ? await startServices() : null;
  const ports: number[] = [];
  const proxy = await openProxy(
    () => ports,
    () => Math.floor(chance() * ports.length),
  );
  const databaseUrl = services?.env['TEST_DATABASE_URL'];
  const env = { ...bucket?.env, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const place = await bundleInto(ground);
  const world = await startWorld({ place, ground, appUrl: proxy.origin, processes, env });
  ports.push(...world.servers.map(({ port }) => port));
  const page = await openPage(proxy.origin);
  const end = async () => {
    page.close();
    proxy.close();
    await world.end();
    bucket?.stop();
    services?.stop();
    rmSync(ground, { recursive: true, force: true });
  };
  return { world, proxy, page, end };
}
