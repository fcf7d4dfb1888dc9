import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from '#src/backend/web/server.ts';

let listening: Listening;
beforeEach(async () => {
  listening = await listen(
    (request, response) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (text: string) => (body += text));
      request.on('end', () => response.end(`${request.method} ${request.url} <${body}>`));
    },
    () => false,
    { host: '127.0.0.1', port: 0 },
  );
});
afterEach(async () => {
  await listening.drain().closed;
});

/** Response to the pieces written in turn, read until the server ends the connection. */
async function say(...pieces: string[]): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const ended = new Promise((resolve) => socket.on('close', resolve));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await ended;
  return answer;
}

const offer =
  'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA';

test('an offer of another protocol is passed over, and the call answered', async () => {
  const answer = await say(`GET /up HTTP/1.1\r\n${offer}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('GET /up <>');
});

test('its body comes whole, in however many pieces', async () => {
  const head = `POST /api HTTP/1.1\r\n${offer}\r\nContent-Length: 8\r\n\r\n`;
  const answer = await say(`${head}abcd`, 'efgh');
  expect(answer).toContain('POST /api <abcdefgh>');
});

test('a WebSocket that nobody takes is still refused', async () => {
  const answer = await say(
    'GET /app HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
});
