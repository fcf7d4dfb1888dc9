import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Rolldown } from 'vite';
import type { Peers } from './peers.ts';

export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Builds the page of lists for production, all with React as it comes, and serves it from memory. */
export async function servePage({ found, missing }: Peers): Promise<PageServer> {
  const built = (await build({
    configFile: false,
    root: 'tests/bench/chat',
    logLevel: 'error',
    resolve: { alias: found, dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'tests/bench/chat/index.html',
        external: (id) => missing.some((name) => `${id}/`.startsWith(`${name}/`)),
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url;
    const file = files.get(path);
    answer.writeHead(file === undefined ? 404 : 200, {
      'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
    answer.end(file);
  }).listen(0, '127.0.0.1');
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
