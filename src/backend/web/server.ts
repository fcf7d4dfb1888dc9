import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartupError } from '../settings.ts';
import { serveWithoutUpgrade, wantsSocket } from './without-upgrade.ts';

export interface Upgrade {
  (request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

export interface Listening {
  server: Server;
  port: number;
  /** Stops listening and lets calls in flight end; what is left after 10 s is cut. */
  drain: () => Draining;
}

export interface Draining {
  /** Every call has its answer, or was cut. */
  answered: Promise<void>;
  /** Resolves when every connection is closed, upgraded ones too: their owner must end those. */
  closed: Promise<void>;
}

/** Connections at once, sockets of the broker included. */
const maxConnections = 25_000;
/** Milliseconds in which the head of a call must have come, and how many bytes it may have. */
const headTime = 20_000;
const maxHeaderSize = 16_384;

/** Milliseconds that a call in flight has once the server is to end. */
const patience = 10_000;
/** Milliseconds of them for a call whose body has not come to its end: nothing works on it yet. */
const bodyTime = 500;

/** Binds the port, or says in one line why it cannot. */
export async function listen(
  listener: RequestListener,
  upgrade: Upgrade,
  { host, port, setting = 'PORT' }: { host: string; port: number; setting?: string },
): Promise<Listening> {
  const server = createServer({ headersTimeout: headTime, maxHeaderSize }, listener);
  server.maxConnections = maxConnections;
  const drain = drainer(server);
  server.on('upgrade', (request, socket, head) => {
    if (!wantsSocket(request)) serveWithoutUpgrade(server, request, socket, head);
    else if (!upgrade(request, socket, head))
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(refusal(error, { host, port, setting })),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain,
  };
}

function drainer(server: Server): () => Draining {
  const calls = new Map<ServerResponse, IncomingMessage>();
  const sockets = new Set<Socket>();
  const upgraded = new WeakSet<Duplex>();
  let onAnswer: (() => void) | undefined;
  server.on('connection', (socket) => {
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    if (wantsSocket(request)) upgraded.add(socket);
  });
  server.on('request', (request, response) => {
    calls.set(response, request);
    response.once('close', () => {
      calls.delete(response);
      onAnswer?.();
    });
  });
  /** A browser keeps connections open that it never uses; the server knows them as neither idle nor busy. */
  const cutUnused = (isUsed: (request: IncomingMessage) => boolean) => {
    const used = new Set<Duplex>();
    for (const request of calls.values()) if (isUsed(request)) used.add(request.socket);
    for (const socket of sockets) if (!used.has(socket) && !upgraded.has(socket)) socket.destroy();
  };
  return () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const answered = new Promise<void>((resolve) => {
      const look = () => {
        server.closeIdleConnections();
        if (calls.size === 0) resolve();
      };
      onAnswer = look;
      look();
    });
    cutUnused(() => true);
    const unfinished = setTimeout(cutUnused, bodyTime, ({ complete }: IncomingMessage) => complete);
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, patience);
    void closed.then(() => {
      clearTimeout(unfinished);
      clearTimeout(late);
    });
    return { answered, closed };
  };
}

function refusal(
  error: NodeJS.ErrnoException,
  { host, port, setting }: { host: string; port: number; setting: string },
): StartupError {
  const messages: Record<string, string> = {
    EADDRINUSE: `${setting} ${port} is taken by another program. Stop it, or set ${setting} to a free port.`,
    EACCES: `${setting} ${port} needs more rights than this user has. Set ${setting} above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  };
  const known =
    messages[error.code ?? ''] ?? `Cannot listen on ${host}, port ${port} (${error.message}).`;
  return new StartupError(known, { cause: error });
}
