import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#src/backend/app.ts';
import { createBackend } from '#src/backend/backend.ts';
import type { Backend, Broadcaster, Log } from '#src/backend/context.ts';
import type { Db } from '#src/backend/db/db.ts';
import { seed, type SeedOptions } from '#src/backend/stand-ins/seed/seed.ts';
import { readSettings } from '#src/backend/settings.ts';
import { keep, restore, testDatabase, wipe } from './database.ts';

export const testOrigin = 'http://fanfare.test';

/** Events published by a test backend, in order. */
export interface Published {
  channels: string[];
  event: string;
  data: unknown;
  exceptSocketId?: string;
}

export interface TestBackend extends Backend {
  /** The whole backend, in process; a path alone is asked of `testOrigin`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  published: Published[];
  logged: string[];
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Puts the clock back, or on: no time passes by it. */
  setClock(milliseconds: number): void;
}

const usualNow = '2026-05-04T10:00:00.000Z';
let isCastKept = false;

/** The world of most tests: seeded once a worker, and copied from there. */
async function restoreCast(db: Db, now: Date): Promise<void> {
  if (isCastKept) return restore(db, 'kept_cast');
  await wipe(db);
  await seed(db, { brand: 'Fanfare', now, level: 'cast' });
  await keep(db, 'kept_cast');
  isCastKept = true;
}

let issuerKey: string | undefined;

/** The local issuer's key, made once a worker: a new one takes a fifth of a second. */
function keepIssuerKey(dataDir: string): void {
  issuerKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  writeFileSync(path.join(dataDir, 'issuer.key'), issuerKey, { mode: 0o600 });
}

interface Options {
  level?: SeedOptions['level'];
  env?: Record<string, string>;
  /** Start time of the clock. */
  now?: string;
  /** A real broker in place of the record of what was published. */
  broadcast?: Broadcaster;
}

/**
 * A backend on a wiped database of this worker, so make one a test (`beforeEach`), not two at once.
 * By default it holds the six accounts of `seed/cast.ts`, whose password is `demoPassword`.
 */
export async function createTestBackend(options: Options = {}): Promise<TestBackend> {
  const db = await testDatabase();
  const level = options.level ?? 'cast';
  let now = new Date(options.now ?? usualNow).getTime();
  let passed = now;
  if (level === 'cast' && options.now === undefined) await restoreCast(db, new Date(now));
  else {
    await wipe(db);
    await seed(db, { brand: 'Fanfare', now: new Date(now), level });
  }

  const dataDir = mkdtempSync(path.join(tmpdir(), 'fanfare-test-'));
  keepIssuerKey(dataDir);
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      APP_URL: testOrigin,
      IDENTITY_URL: 'http://passage.test',
      APP_KEY: 'a-key-that-is-only-good-for-the-tests',
      PUSHER_APP_SECRET: 'broker-secret-of-tests',
      FANFARE_TEST_SWITCHES: '1',
      RATE_LIMIT: '0',
      ...options.env,
    },
    'test',
  );
  const published: Published[] = [];
  const logged: string[] = [];
  const backend = createBackend({
    settings,
    db,
    log: logTo(logged),
    clock: () => new Date(now),
    steady: () => passed,
    broadcast: options.broadcast ?? recordTo(published),
    // Requests of the stand-ins enter like any others.
    send: async (request) => app.fetch(request),
    release: { version: '0.0.0', commit: 'test', builtAt: '2026-05-01T00:00:00.000Z' },
    isDemo: options.level !== 'none',
  });
  const app = createApp(backend);
  // The very backend of the app: what runs beside the calls is known by it.
  return Object.assign(backend, {
    published,
    logged,
    fetch: async (url: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(url, testOrigin), init)),
    advance: (milliseconds: number) => {
      now += milliseconds;
      passed += milliseconds;
    },
    setClock: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}

const recordTo = (published: Published[]): Broadcaster => ({
  publish: async (channels, event, data, rest) => {
    published.push({ channels, event, data, ...rest });
  },
  reauthorize: async (channel, rest) => {
    published.push({ channels: [channel], event: 'reauthorize', data: null, ...rest });
  },
  upgrade: () => false,
  close: async () => {},
});

function logTo(lines: string[]): Log {
  const keep = (message: string, fields?: Record<string, unknown>) =>
    void lines.push(fields ? `${message} ${JSON.stringify(fields)}` : message);
  return { info: keep, warn: keep, error: keep };
}
