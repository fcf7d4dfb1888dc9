import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bundleServer } from '#src/backend/build/server-bundle.ts';

/** The server bundle beside a client of one line; each worker of each run has its own. */
export const dist = path.resolve(
  `node_modules/.cache/fanfare/process-test-${process.pid}-${threadId}`,
);
const release = { version: '0.0.0', commit: 'test', builtAt: '2026-05-01T00:00:00.000Z' };
const started: ChildProcess[] = [];

/** A new folder for the data of a server. */
export const folder = () => mkdtempSync(path.join(tmpdir(), 'fanfare-process-'));

/** A server as a process of its own. */
export interface Run {
  child: ChildProcess;
  output: () => string;
  /** The address, once it says that it is ready. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

/** Bundles the server for the tests of this file, and ends whatever they left running. */
export function bundledServer(hasTestSwitches = false): void {
  beforeAll(async () => {
    await bundleServer({ outDir: path.join(dist, 'server'), release, hasTestSwitches });
    mkdirSync(path.join(dist, 'client'), { recursive: true });
    writeFileSync(path.join(dist, 'client/index.html'), '<p>page</p>');
  }, 120_000);
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
}

/** Starts the bundled server on a free port, with nothing seeded. */
export function run(env: Record<string, string>): Run {
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
