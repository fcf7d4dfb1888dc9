import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { closeSync, readdirSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { files } from '#src/backend/db/schema/files.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { bundled, start, type Server } from './flooded.ts';
import { median } from './measure.ts';
import { visitor } from './visitor.ts';

/**
 * `npx tsx tests/bench/export.ts`: the memory of a built server above its rest while a member with a GiB of
 * media has a copy made, and while they download it over a connection that breaks twice. Ends with 1 above
 * the budget of 100 MiB.
 */
const mebibyte = 1024 * 1024;
const budget = 100;
/** MiB of each file: one long video, and pictures. */
const sizes = [512, ...Array.from({ length: 64 }, () => 8)];
const dataDir = mkdtempSync(path.join(tmpdir(), 'fanfare-bench-export-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

/** A member whose files are a GiB, in a database that the server will find. */
async function fill(): Promise<void> {
  const world = await openDatabase(readSettings({ DATA_DIR: dataDir }, 'test'));
  const now = new Date();
  await seed(world.db, { brand: 'Fanfare', now, level: 'cast' });
  mkdirSync(path.join(dataDir, 'media'), { recursive: true });
  const block = randomBytes(mebibyte);
  for (const [index, size] of sizes.entries()) {
    const hash = `bench-${index}`;
    const file = openSync(path.join(dataDir, 'media', `${hash}.bin`), 'w');
    for (let written = 0; written < size; written += 1) writeSync(file, block);
    closeSync(file);
    const bytes = size * mebibyte;
    const original = { path: `${hash}.bin`, mime: 'video/mp4', width: 0, height: 0, bytes };
    await world.db.insert(files).values({
      hash,
      ownerId: castIds.bo,
      purpose: 'post',
      type: 'video',
      status: 'ready',
      mime: 'video/mp4',
      width: 0,
      height: 0,
      placeholder: '#000000',
      bytes,
      variants: { original },
      createdAt: now,
    });
  }
  await world.close();
}

/** Resident MiB once it neither grows nor shrinks. */
async function restOf(server: Server): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 50; look += 1) {
    await pause(200);
    seen.push(server.memory().now);
  }
  return median(seen);
}

/** Takes bytes from `from` on, at most so many; the connection is then broken. */
const part = (url: string, headers: Record<string, string>, from: number, most: number) =>
  new Promise<Buffer[]>((resolve, reject) => {
    const range = { ...headers, Range: `bytes=${from}-` };
    const call = get(url, { headers: range }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 206) reject(new Error(`status ${answer.statusCode}`));
      const pieces: Buffer[] = [];
      let taken = 0;
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece);
        taken += piece.length;
        if (taken >= most) answer.destroy();
      });
      answer.on('close', () => resolve(pieces));
    });
    call.on('error', reject);
  });

const hashOf = async (file: string) => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
};

await fill();
const server = await start(await bundled(), { DATA_DIR: dataDir });
const bo = await visitor(server.url, 'bo@fanfare.test', demoPassword);
await bo.post('/user/confirm-password', { password: demoPassword });
const rest = await restOf(server);

server.forgetMost();
const begun = performance.now();
await bo.post('/api/v1/me/export', {});
let copy = await bo.read<{ data: { id: number; status: string } }>('/api/v1/me/export');
while (copy.data.status === 'making') {
  await pause(250);
  copy = await bo.read('/api/v1/me/export');
}
const making = server.memory().most - rest;
const seconds = Math.round((performance.now() - begun) / 1000);

server.forgetMost();
const { url } = await bo.post<{ url: string }>(`/api/v1/me/export/${copy.data.id}/address`, {});
const folder = path.join(dataDir, 'media/exports');
const [name = ''] = readdirSync(folder);
const { size } = statSync(path.join(folder, name));
const whole = createHash('sha256');
let taken = 0;
let goes = 0;
while (taken < size) {
  const pieces = await part(`${server.url}${url}`, bo.headers, taken, 400 * mebibyte);
  for (const piece of pieces) whole.update(piece);
  taken += pieces.reduce((sum, { length }) => sum + length, 0);
  goes += 1;
}
const downloading = server.memory().most - rest;
const isSame = whole.digest('hex') === (await hashOf(path.join(folder, name)));
server.stop();

console.log(`status ${copy.data.status}, ${Math.round(size / mebibyte)} MiB in ${seconds} s`);
console.log(`at rest ${rest} MiB; above it: making ${making} MiB, downloading ${downloading} MiB`);
console.log(`downloaded in ${goes} goes, ${isSame ? 'the same bytes' : 'OTHER BYTES'}`);
const isGood = isSame && copy.data.status === 'ready' && Math.max(making, downloading) <= budget;
process.exit(isGood ? 0 : 1);
