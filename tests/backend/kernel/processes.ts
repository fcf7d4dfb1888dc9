import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll } from 'vitest';
import { bundleServer } from '#src/build/server-bundle.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { facts } from '#src/backend/db/schema/system.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { readSettings } from '#src/backend/settings.ts';

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

/**
 * Makes a folder once per run, inside the run's own folder. If two workers make it at once, the
 * later one discards its own.
 */
async function onceARun(name: string, make: (place: string) => Promise<void>): Promise<string> {
  const place = path.join(tmpdir(), name);
  if (existsSync(place)) return place;
  const unfinished = `${place}.${threadId}`;
  await make(unfinished);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return place;
}

/** The server bundle beside a client of one line. */
async function bundle(place: string, hasTestSwitches: boolean): Promise<void> {
  await bundleServer({ outDir: path.join(place, 'server'), release, hasTestSwitches });
  mkdirSync(path.join(place, 'client'));
  writeFileSync(path.join(place, 'client/index.html'), '<p>page</p>');
  // Libraries are not in the bundle, and are looked for beside it.
  symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'));
}

let dist = '';
/** Folder of this file's bundle. */
export const bundlePlace = () => dist;

/** Bundles the server for the tests of this file, and ends whatever they left running. */
export function bundledServer(hasTestSwitches = false): void {
  beforeAll(async () => {
    const name = hasTestSwitches ? 'server-with-switches' : 'server';
    dist = await onceARun(name, (place) => bundle(place, hasTestSwitches));
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
}

/** The six of the demo, without the rest of its world. */
async function seedSix(dataDir: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  const { db } = database;
  await seed(db, { brand: 'Fanfare', now: new Date(), level: 'cast' });
  await db.update(facts).set({ value: 'demo' }).where(eq(facts.name, 'seed'));
  await database.close();
  mkdirSync(path.join(dataDir, 'media/seed'), { recursive: true });
}

/** A new folder in which the six of the demo wait for a server: it starts in half the time of an empty one. */
export async function folderOfSix(): Promise<string> {
  const dir = folder();
  cpSync(await onceARun('six', seedSix), dir, { recursive: true });
  return dir;
}

/** Its engine's first compiler alone: what lives for seconds never earns back what the second one costs. */
const brief = '--liftoff-only';

/** The six's folder is the demo's, and is refused as anything else. */
const seedOf = (dataDir = '') => (existsSync(path.join(dataDir, 'media/seed')) ? 'demo' : 'none');

/** Starts the bundled server on a free port, with nothing seeded. */
export function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [brief, path.join(dist, 'server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', SEED: seedOf(env['DATA_DIR']), ...env },
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
  // By `close`, all that it printed has come.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => output, ready, ended };
}
