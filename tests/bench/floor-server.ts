import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A page of the floor beside the app: same data, same pictures, same session, none of our code. */
export interface FloorServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

const buildFiles = async (): Promise<Map<string, Buffer>> => {
  const built = (await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'tests/bench/floor/feed.html' } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
};

const passOn = (app: string, asked: IncomingMessage, answer: ServerResponse): void => {
  const { origin: _, ...headers } = asked.headers;
  const onward = request(
    new URL(asked.url ?? '/', app),
    {
      method: asked.method ?? 'GET',
      headers: { ...headers, host: new URL(app).host, referer: `${app}/` },
    },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
};

/** Serves the floor and passes everything else on to the running app. */
export async function startFloor(app: string, port: number): Promise<FloorServer> {
  const files = await buildFiles();
  const server = createServer((asked, answer) => {
    const path = asked.url === '/floor' ? '/feed.html' : (asked.url ?? '/');
    const file = files.get(path);
    if (!file) {
      passOn(app, asked, answer);
      return;
    }
    answer.writeHead(200, {
      'content-type': types[path.split('.').at(-1) ?? ''] ?? 'text/plain',
      'content-encoding': 'br',
    });
    answer.end(file);
  }).listen(port, '127.0.0.1');
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
