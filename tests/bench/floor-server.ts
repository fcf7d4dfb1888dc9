import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { listening, typeOf, type BenchServer } from './listening.ts';

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

const forward = (app: string, asked: IncomingMessage, answer: ServerResponse): void => {
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

/** A page of the floor beside the app: same data, same pictures, same session, none of our code; all else is the app's. */
export async function startFloor(app: string, port: number): Promise<BenchServer> {
  const files = await buildFiles();
  return listening((asked, answer) => {
    const path = asked.url === '/floor' ? '/feed.html' : (asked.url ?? '/');
    const file = files.get(path);
    if (!file) {
      forward(app, asked, answer);
      return;
    }
    answer.writeHead(200, { 'content-type': typeOf(path), 'content-encoding': 'br' });
    answer.end(file);
  }, port);
}
