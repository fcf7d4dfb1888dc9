import { build, type Rolldown } from 'vite';
import { listening, typeOf, type BenchServer } from '../listening.ts';
import type { Peers } from './peers.ts';

/** Builds the page of lists for production, all with React as it comes, and serves it from memory. */
export async function servePage({ found, missing }: Peers): Promise<BenchServer> {
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
  return listening(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url;
    const file = files.get(path);
    answer.writeHead(file === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    answer.end(file);
  });
}
