import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/lib/free-port.ts';

/** A running product: where it answers, what it printed, and how to end it. */
export interface RunningServer {
  readonly origin: string;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  stop(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly entry?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Left out: a fresh folder, removed at the end. */
  readonly dataDir?: string;
  readonly port?: number;
}

const isUp = async (origin: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/up`);
    return answer.ok;
  } catch {
    return false;
  }
};

/** Starts the built server without waiting for it; for tests of what it refuses. */
export async function launch(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const own = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'fanfare-e2e-'));
  // Compiling the database for speed costs more than a run of tests wins by it.
  const command = ['--liftoff-only', options.entry ?? 'dist/server/main.js'];
  const child: ChildProcess = spawn(process.execPath, command, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      SEED: 'demo',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => printed,
    exited,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      if (own) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the built server and waits until its database is open. Throws with what it printed. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await launch(options);
  const ended = server.exited.then(() => 'ended' as const);
  for (let tries = 0; tries < 1_800; tries += 1) {
    if (await isUp(server.origin)) return server;
    const pause = new Promise((resolve) => setTimeout(resolve, 100));
    if ((await Promise.race([ended, pause])) === 'ended') break;
  }
  await server.stop();
  throw new Error(`The server did not come up:\n${server.output()}`);
}
