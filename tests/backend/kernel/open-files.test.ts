import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mediaDirOf } from '#src/backend/backend.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { avatarUrl } from '#src/backend/media/addresses.ts';
import { readSettings } from '#src/backend/settings.ts';
import { storeFile } from '../world.ts';
import { peopledDatabase, server } from './peopled-database.ts';
import { bundledServer, folder, folderOfSix, run } from './processes.ts';

bundledServer();

const times = 200;
/** More than what a system takes from a server before anybody reads: the file is open while it is sent. */
const size = 8_000_000;

/**
 * Open files of a process, without connections and without the database's own: it opens one at the
 * first read of a table, which scheduled work does at a time of its own.
 */
const openFiles = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/${pid}/fd/${fd}`);
      return target.startsWith('socket:') || target.includes('/db/') ? [] : [target];
    } catch {
      return [];
    }
  });

/** Keeps a face in a world that no server has open yet; returns its path. */
async function keepFace(env: Record<string, string>, dataDir: string): Promise<string> {
  const database = await openDatabase(readSettings(env, 'test'));
  const world = { db: database.db, mediaDir: mediaDirOf(dataDir), clock: () => new Date() };
  const file = await storeFile(world, 'ada', { purpose: 'avatar' });
  for (const { path: place } of Object.values(file.variants))
    writeFileSync(path.join(world.mediaDir, place), Buffer.alloc(size));
  await database.close();
  return avatarUrl(file.hash) ?? '';
}

/** Asks with these lines, and is gone with the first bytes of the answer: by a word, or by none. */
const leave = (url: URL, headers: string, isReset: boolean) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.once('data', () => {
      if (isReset) socket.resetAndDestroy();
      else socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${headers}\r\n`);
  });

const drained = async (url: URL, init: RequestInit, status: number) => {
  const answer = await fetch(url, init);
  expect(answer.status).toBe(status);
  await answer.arrayBuffer();
};

const ways: readonly [string, (url: URL, etag: string) => Promise<void>][] = [
  ['HEAD', (url) => drained(url, { method: 'HEAD' }, 200)],
  ['a range outside', (url) => drained(url, { headers: { Range: `bytes=${size}-` } }, 416)],
  ['what is kept', (url, etag) => drained(url, { headers: { 'If-None-Match': etag } }, 304)],
  ['another one', (url) => drained(url, { headers: { 'If-Match': '"other"' } }, 412)],
  ['a part', (url) => drained(url, { headers: { Range: 'bytes=0-9' } }, 206)],
  ['somebody who goes', (url) => leave(url, '', false)],
  ['somebody who is cut off', (url) => leave(url, '', true)],
  ['a part, and somebody who goes', (url) => leave(url, 'Range: bytes=9-\r\n', true)],
];

describe.each([
  ['PGlite', true],
  ['PostgreSQL', server !== undefined],
])('on %s', (engine, isThere) => {
  // Elsewhere no file tells what a process has open.
  test.skipIf(!isThere || process.platform !== 'linux')(
    'no answer leaves a file open',
    async () => {
      const dataDir = engine === 'PGlite' ? await folderOfSix() : folder();
      const env = {
        DATA_DIR: dataDir,
        RATE_LIMIT: '0',
        LOG: 'silent',
        ...(engine === 'PostgreSQL' && { DATABASE_URL: await peopledDatabase() }),
      };
      const face = await keepFace(env, dataDir);
      const { child, ready } = run({ ...env, LOG: 'info' });
      const url = new URL(face, await ready);
      const first = await fetch(url, { method: 'HEAD' });
      const etag = first.headers.get('etag') ?? '';
      const before = openFiles(child.pid ?? 0).toSorted();
      for (const [way, ask] of ways) {
        for (let round = 0; round < times; round += 1) await ask(url, etag);
        await expect
          .poll(() => openFiles(child.pid ?? 0).toSorted(), { message: way })
          .toEqual(before);
      }
    },
  );
});
