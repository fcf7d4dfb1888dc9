import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundledServer, folderOfSix, run, type Run } from './processes.ts';

bundledServer(true);

const switchedOn = (dataDir: string) => run({ DATA_DIR: dataDir, FANFARE_TEST_SWITCHES: '1' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call that the server takes so long to answer (null: for ever), under way by now. */
async function slowCall(url: string, delay: number | null) {
  await fetch(`${url}/__test/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: '/api/v1/explore', delay }),
  });
  const answer = fetch(`${url}/api/v1/explore`).then(
    async ({ status }) => status,
    () => 'cut' as const,
  );
  await pause(300);
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

test('SIGTERM lets a long call end, closes the database and frees the folder', async () => {
  const dataDir = await folderOfSix();
  const server = switchedOn(dataDir);
  const url = await server.ready;
  const { answer } = await slowCall(url, 1_500);
  expect(stateOf(dataDir)).not.toBe(1);
  signal(server);
  // A terminal, npm and `npm start` each pass the same Ctrl-C on.
  signal(server);
  await pause(300);
  expect(await isRefused(url)).toBe(true);
  expect(existsSync(path.join(dataDir, 'lock.pid'))).toBe(true);
  expect(await answer).toBe(200);
  expect(await server.ended).toBe(0);
  expect(existsSync(path.join(dataDir, 'lock.pid'))).toBe(false);
  expect(stateOf(dataDir)).toBe(1);
}, 180_000);

test('a second SIGTERM, a while later, ends it at once', async () => {
  const server = switchedOn(await folderOfSix());
  const { answer } = await slowCall(await server.ready, null);
  signal(server);
  await pause(1_200);
  expect(server.child.exitCode).toBeNull();
  const asked = performance.now();
  signal(server);
  expect(await server.ended).toBe(1);
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await answer).toBe('cut');
}, 180_000);

/** Connections as browsers and clients leave them open; each says nothing more of its own. */
async function openConnections(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = `HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  const said = [
    '',
    'GET /up HTTP/1.1\r\nHost: loc',
    `GET /up ${head}\r\n`,
    `POST /api/v1/login ${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    `GET /app/fanfare-key?protocol=7 ${head}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ];
  for (const text of said)
    connect(Number(port), hostname)
      .on('error', () => {})
      .write(text);
  await pause(500);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it at once, whatever is open',
  async (name) => {
    const dataDir = await folderOfSix();
    const server = switchedOn(dataDir);
    await openConnections(await server.ready);
    const asked = performance.now();
    server.child.kill(name);
    expect(await server.ended).toBe(0);
    // Alone on a machine it takes half a second; open connections alone would hold it for ten.
    expect(performance.now() - asked).toBeLessThan(8_000);
    expect(stateOf(dataDir)).toBe(1);
  },
  180_000,
);

test('a call without an end and a deaf socket are cut after ten seconds, the rest ends cleanly', async () => {
  const dataDir = await folderOfSix();
  const server = switchedOn(dataDir);
  const url = await server.ready;
  const { hostname, port } = new URL(url);
  const deaf = connect(Number(port), hostname);
  deaf.on('error', () => {});
  deaf.write(
    `GET /app/fanfare-key?protocol=7 HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const { answer } = await slowCall(url, null);
  const asked = performance.now();
  signal(server);
  expect(await server.ended).toBe(0);
  const seconds = (performance.now() - asked) / 1_000;
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(25);
  expect(await answer).toBe('cut');
  expect(stateOf(dataDir)).toBe(1);
}, 180_000);
