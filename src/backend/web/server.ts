import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { StartupError } from '../settings.ts';

export interface Upgrade {
  (request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

export interface Listening {
  server: Server;
  port: number;
  /** Stops listening, lets calls in flight end (10 s at most), then closes what is left. */
  drain: () => Promise<void>;
}

/** Binds the port, or says in one line why it cannot. */
export async function listen(
  listener: RequestListener,
  upgrade: Upgrade,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(listener);
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head))
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain: () => drain(server),
  };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearTimeout(late);
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  const where = `${host}:${port}`;
  const messages: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is taken by another program. Stop it, or set PORT to a free port.`,
    EACCES: `PORT ${port} needs more rights than this user has. Set PORT above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  };
  const known = messages[error.code ?? ''] ?? `Cannot listen on ${where} (${error.message}).`;
  return new StartupError(known, { cause: error });
}
