import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * True if a client asks for a WebSocket; any other protocol it offers, as h2c, is only an offer.
 */
export const wantsSocket = ({ headers }: IncomingMessage) =>
  (headers.upgrade ?? '').split(',').some((one) => one.trim().toLowerCase() === 'websocket');

/** Headers of this one connection, which are not part of the call. */
const ofConnection = /^(?:upgrade|connection|http2-settings)$/i;

/**
 * Takes a call again without its offer of another protocol, which RFC 9110 §7.8 lets a server pass
 * over: Node has taken the connection from its parser by then, so the head is put back in front of
 * what follows. The connection ends with the answer, so that nobody piles one offer on another.
 */
export function serveWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  rest: Buffer,
): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`, 'Connection: close'];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? '';
    if (!ofConnection.test(name)) lines.push(`${name}: ${request.rawHeaders[index + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
  server.emit('connection', socket);
}
