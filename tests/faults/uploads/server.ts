import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#src/backend/db/open.ts';
import { facts } from '#src/backend/db/schema/system.ts';
import type { MediaStore } from '#src/backend/media/store/media-store.ts';
import { storeOf } from '#src/backend/media/store/store-of.ts';
import { readSettings } from '#src/backend/settings.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { serverArgs } from '#src/build/server-args.ts';
import { bundleServer } from '#src/build/server-bundle.ts';
import { freePort } from '#tests/lib/free-port.ts';

const release = { version: '0.0.0', commit: 'faults', builtAt: '2026-05-01T00:00:00.000Z' };

/** Bundles the server as it stands into a folder of `ground`; answers the folder. */
export async function bundleInto(ground: string): Promise<string> {
  const place = path.join(ground, 'product');
  await bundleServer({ outDir: path.join(place, 'server'), release, hasTestSwitches: false });
  mkdirSync(path.join(place, 'client'));
  writeFileSync(path.join(place, 'client/index.html'), '<p>page</p>');
  cpSync('package.json', path.join(place, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'));
  return place;
}

/** A new folder on the disk, for everything that a run writes. */
export const newGround = (): string => mkdtempSync(path.join(tmpdir(), 'fanfare-uploads-'));

/** Gives the people of the demo to the database that these settings name. */
async function people(env: Readonly<Record<string, string>>, isEmbedded: boolean): Promise<void> {
  const database = await openDatabase(readSettings(env));
  const { db } = database;
  await seed(db, { brand: 'Fanfare', now: new Date(), level: 'cast' });
  if (isEmbedded) await db.update(facts).set({ value: 'demo' }).where(eq(facts.name, 'seed'));
  await database.close();
}

/** Memory of a process in MiB: what it holds now, and the most since it was asked to count anew. */
export interface Memory {
  readonly now: number;
  readonly most: number;
}

/** A server process that can be killed and started again at the same port, on the same data. */
export interface Server {
  readonly port: number;
  kill(): Promise<void>;
  rise(): Promise<void>;
  memory(): Memory;
  forgetMost(): void;
}

interface Start {
  readonly place: string;
  readonly env: Readonly<Record<string, string>>;
}

async function launch({ place, env }: Start, port: number): Promise<ChildProcess> {
  const command = [...serverArgs({}), path.join(place, 'server/main.js')];
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'], LOG: 'warn', ...env, PORT: String(port) },
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4_000);
      if (printed.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server ended:\n${printed}`)));
  });
  return child;
}

async function startServer(start: Start): Promise<Server> {
  const port = await freePort();
  let child = await launch(start, port);
  const kibibytes = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  };
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    rise: async () => {
      child = await launch(start, port);
    },
    memory: () => ({
      now: Math.round(kibibytes('VmRSS') / 1024),
      most: Math.round(kibibytes('VmHWM') / 1024),
    }),
    forgetMost: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
  };
}

export interface WorldOptions {
  /** Folder with the bundled server. */
  readonly place: string;
  /** Folder for the data. */
  readonly ground: string;
  /** Address that pages use. */
  readonly appUrl: string;
  /** Server processes on the same data; more than one needs a `DATABASE_URL`. */
  readonly processes: number;
  readonly env: Readonly<Record<string, string>>;
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

async function keysBelow(store: MediaStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

/** Servers on new data of their own, with Ada in it. */
export async function startWorld({ place, ground, appUrl, processes, env }: WorldOptions) {
  const dataDir = mkdtempSync(path.join(ground, 'data-'));
  const isEmbedded = env['DATABASE_URL'] === undefined;
  const all = {
    DATA_DIR: dataDir,
    APP_URL: appUrl,
    APP_KEY: 'a-key-that-is-only-good-for-the-tests',
    HOST: '127.0.0.1',
    SEED: isEmbedded ? 'demo' : 'none',
    RATE_LIMIT: '0',
    STORAGE_PER_MEMBER: '1000000',
    LARGEST_VIDEO: '1024',
    ...env,
  };
  await people(all, isEmbedded);
  if (isEmbedded) mkdirSync(path.join(dataDir, 'media/seed'), { recursive: true });
  const { bucket } = readSettings(all);
  // Processes that share a bucket are machines of their own: a folder would be on the disk of all.
  const folders = Array.from({ length: processes }, (_, index) =>
    bucket && index > 0 ? mkdtempSync(path.join(ground, 'data-')) : dataDir,
  );
  const servers = await Promise.all(
    folders.map((folder) => startServer({ place, env: { ...all, DATA_DIR: folder } })),
  );
  const store = storeOf(bucket, path.join(dataDir, 'media'));
  return {
    servers,
    /**
     * Names of what is left of uploads that have ended, but for what a killed process was working on: that
     * is swept from its machine after a day.
     */
    leftovers: async () => [
      ...namesIn(path.join(dataDir, 'media/resumable')),
      ...(await keysBelow(store, 'incoming/')),
      ...(bucket ? await keysBelow(store, 'resumable/') : []),
    ],
    /** Removes the bytes of a file, so that the disk has room for the next one. */
    forget: async (hash: string) => {
      const keys = await keysBelow(store, 'uploads/');
      for (const key of keys) if (key.includes(hash)) await store.remove(key);
    },
    end: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
