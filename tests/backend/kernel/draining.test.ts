import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundledServer, folderOfSix, run, type Run } from './processes.ts';

bundledServer(true);

const switchedOn = (dataDir: string) => run({ DATA_DIR: dataDir, FANFARE_TEST_SWITCHES: '1' });

const ask = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A call that the server takes so long to answer (null: for ever), under way by now. */
async function slowCall(url: string, delay: number | null) {
  await ask(`${url}/__test/faults`, { path: '/api/v1/explore', delay });
  const answer = fetch(`${url}/api/v1/explore`).then(
    async ({ status }) => status,
    () => 'cut' as const,
  );
  // A fault is forgotten once a call has met it.
  const faultsLeft = async () => {
    const { faults } = (await (await ask(`${url}/__test/switches`, {})).json()) as {
      faults: unknown[];
    };
    return faults.length;
  };
  await expect.poll(faultsLeft).toBe(0);
  return { answer };
}

/** PostgreSQL's own word for how the files were left: 1 is a clean end (`DBState`, pg_control.h). */
const stateOf = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'db/global/pg_control')).readInt32LE(16);
const isRefused = (url: string) =>
  fetch(`${url}/up`).then(
    () => false,
    () => true,
  );

const signal = ({ child }: Run) => child.kill('SIGTERM');
/** It has heard the signal: nobody is let in any more. */
const isEnding = async (url: string) => {
  await expect.poll(() => isRefused(url)).toBe(true);
};

test('SIGTERM lets a long call end, closes the database and frees the folder', async () => {
  const dataDir = await folderOfSix();
  const server = switchedOn(dataDir);
  const url = await server.ready;
  const { answer } = await slowCall(url, 3_000);
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  expect(stateOf(dataDir)).not.toBe(1);
  signal(server);
  // A terminal, npm and `npm start` each pass the same Ctrl-C on.
  signal(server);
  await isEnding(url);
  expect(existsSync(path.join(dataDir, 'lock.pid')) || isAnswered).toBe(true);
  expect(await answer).toBe(200);
  expect(await server.ended).toBe(0);
  expect(existsSync(path.join(dataDir, 'lock.pid'))).toBe(false);
  expect(stateOf(dataDir)).toBe(1);
});

test('a second SIGTERM, a while later, ends it before its call is given up', async () => {
  const server = switchedOn(await folderOfSix());
  const url = await server.ready;
  const { answer } = await slowCall(url, null);
  signal(server);
  await isEnding(url);
  // Signals within a second of the first count as one.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(server.child.exitCode).toBeNull();
  signal(server);
  // Given up after ten seconds, it would end with 0.
  expect(await server.ended).toBe(1);
  expect(await answer).toBe('cut');
});

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Connections as browsers and clients leave them open; each says nothing more of its own. */
async function openConnections(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = `HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  const said = [
    { text: '' },
    { text: 'GET /up HTTP/1.1\r\nHost: loc' },
    {
      text: `POST /api/v1/login ${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    },
    { text: `GET /up ${head}\r\n`, isAnswered: true },
    { text: `GET /app/fanfare-key?protocol=7 ${head}${upgrade}`, isAnswered: true },
  ];
  for (const { text, isAnswered = false } of said) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    // An answer proves that the earlier connections were admitted too.
    if (isAnswered) await once(socket, 'data');
  }
}

test('SIGINT and SIGTERM end it at once, whatever is open; a call without an end and a deaf socket are cut after ten seconds', async () => {
  const folders = [await folderOfSix(), await folderOfSix(), await folderOfSix()];
  const servers = folders.map(switchedOn);
  const [held, interrupted, terminated] = servers as [Run, Run, Run];
  const url = await held.ready;
  const { hostname, port } = new URL(url);
  const deaf = connect(Number(port), hostname).on('error', () => {});
  const head = `HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  deaf.write(`GET /app/fanfare-key?protocol=7 ${head}${upgrade}`);
  const { answer } = await slowCall(url, null);
  for (const one of [interrupted, terminated]) await openConnections(await one.ready);
  const order: string[] = [];
  const noted = Object.entries({ held, interrupted, terminated }).map(async ([name, { ended }]) => {
    const code = await ended;
    order.push(name);
    return code;
  });
  const asked = performance.now();
  signal(held);
  await isEnding(url);
  // Asked later, they would end later if what is open held them as long.
  interrupted.child.kill('SIGINT');
  terminated.child.kill('SIGTERM');
  expect(await Promise.all(noted)).toEqual([0, 0, 0]);
  expect(performance.now() - asked).toBeGreaterThan(9_000);
  expect(order.at(-1)).toBe('held');
  expect(await answer).toBe('cut');
  expect(folders.map(stateOf)).toEqual([1, 1, 1]);
});
