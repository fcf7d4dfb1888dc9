import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a bench on this machine: where it answers, and how to end it. */
export interface BenchServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export const typeOf = (path: string): string =>
  types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Listens on a port of its own, or on the one that is named. */
export async function listening(answer: RequestListener, port = 0): Promise<BenchServer> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
